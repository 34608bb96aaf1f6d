"""How things look to a visitor: pages from templates, forms, refusals in their language."""
