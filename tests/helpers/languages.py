"""The languages the project ships, all complete. Tests list them only here."""

SHIPPED = ("en", "is", "es", "pl")
