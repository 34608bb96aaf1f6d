"""A seat for a language model: tools of the Model Context Protocol over the API of a server.

Whatever a tool answers, the server has sent to that seat: the model sees what the seat sees.
"""
