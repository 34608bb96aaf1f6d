"""Who may do what: cookies that hold seats, and the guard against other sites."""
