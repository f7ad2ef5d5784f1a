"""Configuration, logs, metrics and garbage collection."""
