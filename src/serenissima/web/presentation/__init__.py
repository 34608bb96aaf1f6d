"""The visitor's side: pages from templates, forms, and refusals in the visitor's language."""
