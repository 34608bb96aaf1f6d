"""The refusals that commands raise before they begin."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, Unreadable

COMMAND_BROWSER = RefusalCode(
    Illegal, "command/browser", "this option has no effect in the browser"
)
COMMAND_FILE = RefusalCode(Unreadable, "command/file", "this file is not UTF-8 text")
COMMAND_OUTPUT = RefusalCode(NotNow, "command/output", "the output cannot be written")
COMMAND_TIME = RefusalCode(Unreadable, "command/time", "this is not a time")

MCP_ADDRESS = RefusalCode(Unreadable, "mcp/address", "this is not the address of a server")
MCP_MISSING = RefusalCode(NotNow, "mcp/missing", "the package mcp is not installed")

OPTION_TEXT = RefusalCode(Unreadable, "option/text", "this does not set an option")
