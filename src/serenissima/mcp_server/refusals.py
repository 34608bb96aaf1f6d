"""Refusals by a language model's client itself."""

from serenissima.kernel.errors import NotNow, RefusalCode, Unknown, Unreadable

MCP_LINK = RefusalCode(Unreadable, "mcp/link", "this is not a link to a seat")
MCP_NO_SEAT = RefusalCode(NotNow, "mcp/no-seat", "you are not at a table yet")
MCP_SERVER = RefusalCode(Unknown, "mcp/server")
