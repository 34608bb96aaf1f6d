"""Whether tests look at all that they could look at, as `make soak` asks by `EACH=1`, or a part."""

import os

EACH = "EACH" in os.environ
