"""Fair play for any match: proofs of the dice, audiences of actions, and undo.

Everything here is pure, and needs neither a table nor a database.
"""
