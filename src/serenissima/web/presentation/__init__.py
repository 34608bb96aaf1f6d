"""What a visitor sees: pages from templates, forms, refusals in their language."""
