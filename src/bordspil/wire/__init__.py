"""What goes over the wire: the messages, their JSON Schema and their TypeScript types."""
