"""Bundles a page's modules into one script, so that a browser needs a single request.

In a script each module is a function that is called once, after those that it imports, and returns
its exports. A module that loads later, by `import()`, has an address that also names the script
which is there by then: it takes the modules that the script holds from there. So each module exists
once on a page, as it would if a browser fetched all of them.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from serenissima.web.presentation import packing

SUFFIX = ".js"
AND, LATER = "+", "~"  # between names: of bundled modules; of later modules and their script
IMPORT = re.compile(r'\bimport(?:(\{[^}]*\}|\*as \w+)\s?from)?"\./(\w+)\.js";?')
IMPORT_LATER = re.compile(r'\bimport\("\./(\w+)\.js"\)')
EXPORT = re.compile(r"\bexport (?=(?:async )?(?:function|class|const) (\w+))")


@dataclass(frozen=True)
class Module:
    """One file, without comments and blanks.

    Attributes:
        name: that of the file, without its suffix.
        imports: its imports by module, as written (`{a,b as c}`, `*as d`, or empty).
        text: the rest of it.
    """

    name: str
    imports: tuple[tuple[str, str], ...]
    text: str

    @property
    def exports(self) -> tuple[str, ...]:
        """The names of its exports."""
        return tuple(EXPORT.findall(self.text))


class Script:
    """A script of modules with all that they import, each after those that it needs.

    Args:
        folder: the folder of the files.
        names: those of the modules, in the order in which they run.
    """

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._folder = folder
        self._file = AND.join(name + SUFFIX for name in names)
        self._modules: dict[str, Module] = {}
        self._gather(names, ())

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all its modules, in the order in which they run."""
        return tuple(self._modules)

    def text(self) -> str:
        """Return the script; it exports each module that exports anything, as `$NAME`."""
        given = ",".join(f"${one.name}" for one in self._modules.values() if one.exports)
        functions = [self._function(one) for one in self._modules.values()]
        return "\n".join([*functions, f"export{{{given}}};"])

    def later(self, name: str) -> str:
        """Return a module that loads later; it shares the modules of the script."""
        module = _read(self._folder, name)
        imports = [self._import(what, other) for what, other in module.imports]
        return "".join([*imports, self._addressed(module.text)])

    def _gather(self, names: Iterable[str], above: tuple[str, ...]) -> None:
        """Gather modules in a browser's order; raise `ValueError` if they form a circle."""
        for name in names:
            if name in above:
                raise ValueError(f"modules import each other: {' '.join([*above, name])}")
            if name not in self._modules:
                module = _read(self._folder, name)
                self._gather((other for _, other in module.imports), (*above, name))
                self._modules[name] = module

    def _function(self, module: Module) -> str:
        taken = "".join(_take_exports(what, other) for what, other in module.imports)
        text = self._addressed(EXPORT.sub("", module.text))
        if not module.exports:
            return f"(()=>{{{taken}{text}\n}})();"
        given = ",".join(module.exports)
        return f"const ${module.name}=(()=>{{{taken}{text}\nreturn{{{given}}}}})();"

    def _import(self, what: str, other: str) -> str:
        """Return a later module's import of another one."""
        if other in self._modules:
            return f'import{{${other}}}from"./{self._file}";{_take_exports(what, other)}'
        return f'import{what}{" from" if what else ""}"{self._address(other)}";'

    def _addressed(self, text: str) -> str:
        """Rewrite later imports: fetch the module for this script, or take it from there."""

        def imported(found: re.Match[str]) -> str:
            name = found[1]
            if name in self._modules:
                return f'import("./{self._file}").then((all)=>all.${name})'
            return f'import("{self._address(name)}")'

        return IMPORT_LATER.sub(imported, text)

    def _address(self, name: str) -> str:
        return f"./{name}{SUFFIX}{LATER}{self._file}"


def _read(folder: Path, name: str) -> Module:
    text = packing.slim((folder / (name + SUFFIX)).read_text("utf-8"), SUFFIX)
    imports = tuple((found[1] or "", found[2]) for found in IMPORT.finditer(text))
    return Module(name, imports, IMPORT.sub("", text))


def _take_exports(what: str, other: str) -> str:
    """Return a module's import from another one that has run."""
    name = what.removeprefix("*as ") if what.startswith("*") else what.replace(" as ", ":")
    return f"const{' ' if what.startswith('*') else ''}{name}=${other};" if what else ""
