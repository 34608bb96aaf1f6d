"""Tables at work: decided one command at a time, watched, played at by computer players."""
