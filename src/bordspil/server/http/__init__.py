"""Plain HTTP: the web page and the API."""
