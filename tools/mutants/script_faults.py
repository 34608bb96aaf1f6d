"""Faults for JavaScript modules, found among their tokens."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tools.mutants.faults import Change

SWAPPED = {
    "===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=",
    ">=": ">",
}  # fmt: skip
LOGICAL = {"&&": "||", "||": "&&"}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+="}
TRUTH = {"true": "false", "false": "true"}
LARGEST = 9  # larger ones are pixels and times: the next one is no fault
KEYWORDS = frozenset(
    re.findall(
        r"\w+",
        """async await break case catch class const continue default delete do else export extends
        finally for from function if import in instanceof let new of return static switch throw try
        typeof var void while yield""",
    )
)
TOKEN = re.compile(
    r"""(?P<blank>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<number>0[xX][\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?n?|\.\d+)
    |(?P<word>[\w$\#]+)
    |(?P<sign>\?\.(?!\d)|\.\.\.|=>|[!=]==|\*\*=?|&&=|\|\|=|\?\?=|<<=|>>>?=?|<<|&&|\|\||\?\?|\+\+|--
        |[-+*/%&|^<>=!]=|[-+*/%&|^<>=!~?:;,.(){}\[\]@])""",
    re.DOTALL | re.VERBOSE,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Token(NamedTuple):
    """A word of a script.

    Attributes:
        kind: `word`, `number`, `sign`, or `text` for strings, templates and regular expressions.
        text: the token as written.
        start: its position, in characters.
        depth: the number of brackets open around it.
        scope: the function, class or method around it.
    """

    kind: str
    text: str
    start: int
    depth: int = 0
    scope: str = ""

    @property
    def end(self) -> int:
        """The position of its end, in characters."""
        return self.start + len(self.text)

    @property
    def ends_value(self) -> bool:
        """Whether an operator after it has a left operand."""
        if self.kind == "word":
            return self.text not in KEYWORDS
        return self.kind in {"number", "text"} or self.text in {")", "]", "}"}


Found = Iterator[tuple[str, int, int, str]]


def changes(source: bytes) -> Iterator[Change]:
    """Yield every possible fault of a script."""
    text = source.decode()
    tokens = add_scopes(tokenize(text))
    for at in range(1, len(tokens) - 1):
        for find in FINDERS:
            for operator, start, end, new in find(text, tokens, at):
                lines = text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 1
                first, last = (len(text[:place].encode()) for place in (start, end))
                yield Change(operator, tokens[at].scope, first, last, new, *lines)


def tokenize(text: str) -> list[Token]:
    """Return the tokens of a script, without blanks and comments."""
    tokens: list[Token] = []
    at = 0
    while at < len(text):
        kind, end = _next(text, at, tokens[-1] if tokens else None)
        if kind != "blank":
            tokens.append(Token(kind, text[at:end], at))
        at = end
    return tokens


def _next(text: str, at: int, before: Token | None) -> tuple[str, int]:
    """Return kind and end of the token at a place; raise `ValueError` if it isn't JavaScript."""
    if text[at] == "`":
        return "text", _template(text, at)
    value = before is not None and before.ends_value and before.text != "}"
    is_comment = text.startswith(("//", "/*"), at)
    if text[at] == "/" and not is_comment and not value and (found := REGEX.match(text, at)):
        return "text", found.end()
    found = TOKEN.match(text, at)
    if not found:
        raise ValueError(f"{text[at : at + 20]!r} is no JavaScript that is understood here")
    return str(found.lastgroup), found.end()


def _template(text: str, at: int) -> int:
    """Return the end of a template, including templates inside it."""
    at += 1
    while text[at] != "`":
        if text[at] == "\\":
            at += 1
        elif text.startswith("${", at):
            at = _hole(text, at + 2)
        at += 1
    return at + 1


def _hole(text: str, at: int) -> int:
    """Return the position of the brace that closes an expression in a template."""
    depth = 1
    while depth:
        if text[at] == "`":
            at = _template(text, at)
            continue
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at - 1


def add_scopes(tokens: list[Token]) -> list[Token]:
    """Return the same tokens, with the depth and the function around each."""
    found: list[Token] = []
    opened: list[str] = []  # for each open bracket, the name of the function or class, or ""
    declared = ""
    for at, token in enumerate(tokens):
        if not opened:
            declared = _declaration(tokens, at) or declared
        if token.text in {")", "]", "}"} and token.kind == "sign":
            opened.pop()
        names = [declared, *filter(None, opened)]
        scope = ".".join(dict.fromkeys(filter(None, names)))
        found.append(token._replace(depth=len(opened), scope=scope))
        if token.text in PAIRS and token.kind == "sign":
            opened.append(_opens(tokens, at))
        elif token.text in {";", "}"} and not opened:
            declared = ""
    return found


def _declaration(tokens: list[Token], at: int) -> str:
    """Return the name that an outermost declaration declares here."""
    if tokens[at].text in {"const", "let", "function", "class"} and at + 1 < len(tokens):
        return tokens[at + 1].text if tokens[at + 1].kind == "word" else ""
    return ""


def _opens(tokens: list[Token], at: int) -> str:
    """Return the name of the function that a brace begins, or an empty text."""
    if tokens[at].text != "{" or at == 0 or tokens[at - 1].text != ")":
        return ""
    opening = _opening(tokens, at - 1)
    before = tokens[opening - 1] if opening else None
    return before.text if before and before.kind == "word" and before.ends_value else ""


def _opening(tokens: list[Token], at: int) -> int:
    """Return the place of the bracket that is closed at a place."""
    depth = 0
    for place in range(at, -1, -1):
        if tokens[place].kind == "sign":
            depth += (tokens[place].text in PAIRS.values()) - (tokens[place].text in PAIRS)
        if not depth:
            return place
    return 0


def _closing(tokens: list[Token], at: int) -> int:
    """Return the place where the bracket opened at a place is closed."""
    depth = tokens[at].depth
    places = range(at + 1, len(tokens))
    return next(p for p in places if tokens[p].depth == depth and tokens[p].text in PAIRS.values())


def _sign(text: str, tokens: list[Token], at: int) -> Found:
    """Turn `===` into `!==`, `&&` into `||`, `<` into `<=`, `+` into `-`."""
    token, (before, after) = tokens[at], (tokens[at - 1], tokens[at + 1])
    if token.kind != "sign":
        return
    for operator, table in (("compare", SWAPPED), ("boolean", LOGICAL)):
        if token.text in table:
            yield operator, token.start, token.end, table[token.text]
    if token.text in ARITHMETIC and before.ends_value and "text" not in {before.kind, after.kind}:
        yield "arithmetic", token.start, token.end, ARITHMETIC[token.text]


def _constant(text: str, tokens: list[Token], at: int) -> Found:
    """Turn `true` into `false`, a whole number into the next one, `!x` into `x`."""
    token = tokens[at]
    if token.kind == "word" and token.text in TRUTH and tokens[at - 1].text != ".":
        yield "constant", token.start, token.end, TRUTH[token.text]
    elif token.kind == "number" and token.text.isdigit() and int(token.text) <= LARGEST:
        yield "constant", token.start, token.end, str(int(token.text) + 1)
    elif token.text == "!":
        yield "condition", token.start, token.end, ""


def _if(text: str, tokens: list[Token], at: int) -> Found:
    """Negate a condition; prevent an early return, error or jump."""
    if tokens[at].text != "if" or tokens[at].kind != "word" or tokens[at + 1].text != "(":
        return
    closing = _closing(tokens, at + 1)
    start, end = tokens[at + 1].end, tokens[closing].start
    if tokens[at + 2].text != "!":
        yield "condition", start, end, f"!({text[start:end]})"
    after = tokens[closing + 1]
    if after.kind == "word" and after.text in {"return", "throw", "continue", "break"}:
        yield "guard", start, end, "false"


def _statement(text: str, tokens: list[Token], at: int) -> Found:
    """Remove a call or an assignment."""
    token, before = tokens[at], tokens[at - 1]
    if (
        before.text not in {";", "{", "}"}
        or token.kind != "word"
        or token.text in KEYWORDS - {"await"}
    ):
        return
    inside = _until_semicolon(tokens, at)
    outer = {one.text for one in inside if one.depth == token.depth and one.kind == "sign"}
    if inside and outer & {"(", "=", "+=", "-=", "||="} and ":" not in outer - {"?"}:
        yield "statement", token.start, inside[-1].end, ""


def _until_semicolon(tokens: list[Token], at: int) -> list[Token]:
    """Return the tokens of a statement that ends with a semicolon; empty if it doesn't."""
    depth = tokens[at].depth
    for place in range(at, len(tokens)):
        if tokens[place].depth < depth:
            return []
        if tokens[place].text == ";" and tokens[place].depth == depth:
            return tokens[at : place + 1]
    return []


def _loop(text: str, tokens: list[Token], at: int) -> Found:
    """Continue a loop where it should end, and the reverse."""
    other = {"break": "continue", "continue": "break"}.get(tokens[at].text)
    if other and tokens[at].kind == "word":
        yield "loop", tokens[at].start, tokens[at].end, other


FINDERS: tuple[Callable[[str, list[Token], int], Found], ...] = (
    _sign, _constant, _if, _statement, _loop,
)  # fmt: skip
