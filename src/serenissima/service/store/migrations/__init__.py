"""How the schema of the database came to be what it is, step by step."""
