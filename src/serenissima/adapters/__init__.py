"""Games in the frameworks of others: adapters translate, and hold no rule and no secrecy."""
