"""What the server says in people's own languages."""
