"""What the process builds from which servers are forked, beside what it imports."""

import gc
import os

from serenissima import games
from serenissima.web.app import create_app

create_app(f"sqlite:///{os.devnull}")  # which builds the routes and their document
for name in games.names():
    games.load(name)
gc.freeze()  # what all servers share is not looked through again in each
