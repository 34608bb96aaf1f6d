"""What keeps play fair, for any match: proofs of the dice, who notices an action, undo.

Everything here is pure, and needs neither a table nor a database.
"""
