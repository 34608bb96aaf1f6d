"""Addresses that work like passwords."""

import re
from importlib import import_module
from pkgutil import iter_modules

from serenissima.web import routes

TOKEN = "kR3-of-a-seat_9"
SECRET = r"{(token|invitation|secret)}"  # what routes call a secret in an address


def secret_addresses() -> list[str]:
    """Yield an address of each route with a secret in it."""
    modules = [
        import_module(f"{routes.__name__}.{one.name}") for one in iter_modules(routes.__path__)
    ]
    routers = [module.router for module in modules if hasattr(module, "router")]
    paths = {route.path for router in routers for route in router.routes}
    secret = sorted(path for path in paths if re.search(SECRET, path))
    return [re.sub(r"{\w+}", "x", re.sub(SECRET, TOKEN, path)) for path in secret]
