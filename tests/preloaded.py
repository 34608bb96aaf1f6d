"""What forked servers share: an application, and the games."""

import gc
import os

from serenissima import games
from serenissima.web.app import create_app

create_app(f"sqlite:///{os.devnull}")  # builds the routes and their OpenAPI document
for name in games.names():
    games.load(name)
gc.freeze()  # the garbage collector of a fork skips what it shares
