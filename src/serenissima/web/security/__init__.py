"""Security: cookies that hold seats, and the guard against other sites."""
