"""A seat for a language model: tools of the Model Context Protocol over a server's HTTP API.

Tools return only data that the server sends to that seat, so the model sees what the seat sees.
"""
