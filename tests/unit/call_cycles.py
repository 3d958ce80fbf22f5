"""The recursive functions of raddle's Python sources, found in their syntax trees.

An edge goes from a function to each function that its body mentions, called or not: by its name, by `self`,
by a module, or as a method (called) or property of any other value. Of the last kind nobody knows the class:
the edge goes to the methods of that name in the same file, or to the only one of that name in the package.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scopes = tuple[dict[str, str], ...]


@dataclass
class Sources:
    edges: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    modules: dict[str, dict[str, str]] = field(default_factory=dict)  # module -> its functions by name
    methods: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # module -> methods by name
    everywhere: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    properties: set[str] = field(default_factory=set)
    called: set[ast.AST] = field(default_factory=set)

    def add(self, module: str, tree: ast.Module) -> None:
        self.modules[module] = {
            node.name: f"{module}:{node.name}" for node in tree.body if isinstance(node, Function)
        }
        methods: dict[str, list[str]] = defaultdict(list)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, Function):
                        place = f"{module}:{node.name}.{part.name}"
                        methods[part.name].append(place)
                        self.everywhere[part.name].append(place)
                        if any("property" in ast.unparse(mark) for mark in part.decorator_list):
                            self.properties.add(place)
                for name in ("__init__", "__post_init__"):
                    if any(isinstance(part, Function) and part.name == name for part in node.body):
                        self.modules[module][node.name] = f"{module}:{node.name}.{name}"
        self.methods[module] = methods
        self.called.update(node.func for node in ast.walk(tree) if isinstance(node, ast.Call))

    def imported(self, tree: ast.Module) -> tuple[dict[str, str], dict[str, str]]:
        """The functions and the modules that a file imports, by the name they have there."""
        functions: dict[str, str] = {}
        modules: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    name = alias.asname or alias.name
                    if alias.name in self.modules.get(node.module, {}):
                        functions[name] = self.modules[node.module][alias.name]
                    elif f"{node.module}.{alias.name}" in self.modules:
                        modules[name] = f"{node.module}.{alias.name}"
        return functions, modules

    def connect(self, module: str, tree: ast.Module) -> None:
        functions, modules = self.imported(tree)
        for node in tree.body:
            self.walk(node, module, None, None, ({**functions, **self.modules[module]},), modules)

    def walk(
        self,
        node: ast.AST,
        path: str,
        caller: str | None,
        owner: str | None,
        scopes: Scopes,
        modules: dict[str, str],
    ) -> None:
        """Depth: the nesting of one statement or expression of the sources."""
        module = path.split(":")[0]
        joint = "." if ":" in path else ":"
        if isinstance(node, ast.ClassDef):
            path, owner = f"{path}{joint}{node.name}", f"{path}{joint}{node.name}"
        elif isinstance(node, Function):
            path = f"{path}{joint}{node.name}"
            caller = path
            inner = (part for part in ast.walk(node) if isinstance(part, Function) and part is not node)
            scopes = (*scopes, {part.name: f"{path}.{part.name}" for part in inner})
        elif isinstance(node, ast.arg):
            return  # an annotation calls nothing
        elif caller is not None:
            self.edges[caller].update(self.mentioned(node, module, owner, scopes, modules))
        for child in ast.iter_child_nodes(node):
            self.walk(child, path, caller, owner, scopes, modules)

    def mentioned(
        self, node: ast.AST, module: str, owner: str | None, scopes: Scopes, modules: dict[str, str]
    ) -> Iterator[str]:
        if isinstance(node, ast.Name):
            found = next((scope[node.id] for scope in reversed(scopes) if node.id in scope), None)
            if found is not None and (node in self.called or not found.endswith("_init__")):
                yield found
        elif isinstance(node, ast.Attribute):
            named = node.value.id if isinstance(node.value, ast.Name) else None
            builtin = any(hasattr(kind, node.attr) for kind in (list, dict, set, str))
            everywhere = [] if builtin else self.everywhere.get(node.attr, [])
            known = self.methods[module].get(node.attr, everywhere if len(everywhere) == 1 else [])
            own = f"{owner}.{node.attr}"
            if named in modules:
                if node.attr in self.modules[modules[named]]:
                    yield self.modules[modules[named]][node.attr]
            elif named in ("self", "cls"):
                yield from [own] if own in known else known
            elif node.attr != "__init__":
                yield from (name for name in known if node in self.called or name in self.properties)


def read(root: Path) -> dict[str, set[str]]:
    """The functions under `root`, the package's directory, each with those that it mentions."""
    sources = Sources()
    trees: dict[str, ast.Module] = {}
    for file in sorted(root.rglob("*.py")):
        parts = file.relative_to(root.parent).with_suffix("").parts
        trees[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = ast.parse(file.read_text())
    for module, tree in trees.items():
        sources.add(module, tree)
    for module, tree in trees.items():
        sources.connect(module, tree)
    return sources.edges


def cycles(edges: dict[str, set[str]]) -> set[tuple[str, ...]]:
    """The functions that reach themselves, those that reach each other together."""
    reached: dict[str, set[str]] = {}
    for start in list(edges):
        seen: set[str] = set()
        work = list(edges[start])
        while work:
            name = work.pop()
            if name not in seen:
                seen.add(name)
                work.extend(edges.get(name, ()))
        reached[start] = seen
    return {
        tuple(sorted(other for other in names if start in reached.get(other, ())))
        for start, names in reached.items()
        if start in names
    }
