"""The languages that the project ships: the only place where tests name them all. They are complete."""

SHIPPED = ("en", "is", "es", "pl")
