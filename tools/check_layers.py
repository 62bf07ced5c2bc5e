#!/usr/bin/env python3
"""Refuses an include or an import that points up, from a room to one that stands above it.

usage: check_layers.py [ROOT]
"""

import os
import re
import sys

# Each room and the rooms it may include. `public` is include/kalah.
CORE = {"public", "src/core"}
SEARCH = CORE | {"src/search"}
PLAYERS = SEARCH | {"src/players"}
TABLE = CORE | {"src/table"}
BUILDER = TABLE | {"src/builder"}
# The checker of proofs is worth something only as long as it knows neither the solver nor the builder.
PROOF = TABLE | {"src/proof"}
SOLVER = SEARCH | BUILDER | PROOF | {"src/solver"}
ENGINE = PLAYERS | SOLVER | {"src/engine"}
CALLS = PLAYERS | {"src/calls"}
CAPI = ENGINE | CALLS | {"src/capi"}
PROTOCOL = ENGINE | {"src/protocol"}
MATCH = PROTOCOL | {"src/match"}
CXX_ROOMS = {
    "include/kalah": {"public"},
    "src/core": CORE,
    "src/table": TABLE,
    "src/builder": BUILDER,
    "src/proof": PROOF,
    "src/search": SEARCH,
    "src/players": PLAYERS,
    "src/solver": SOLVER,
    "src/engine": ENGINE,
    "src/calls": CALLS,
    "src/capi": CAPI,
    "src/wasm": CAPI | {"src/wasm"},
    "src/protocol": PROTOCOL,
    "src/match": MATCH,
    "server": PROTOCOL | CAPI | {"server"},
    "apps": CAPI | MATCH | {"server", "apps"},
    # The second opinion is worth something only as long as it shares nothing with the rules core.
    "tests/reference": {"tests/reference"},
    "tests": CAPI | MATCH | {"server", "apps", "tests", "tests/reference"},
    "bench": CAPI | MATCH | {"tests/reference", "bench"},
    "fuzz": CAPI | PROTOCOL | {"tests/reference", "fuzz"},
}
# The reference reads the rules' public data types: they are only names for values.
REFERENCE_HEADERS = {"include/kalah/rules.h", "include/kalah/status.h"}

# What the WebAssembly core cannot have, and where it is therefore refused.
PLAIN_ROOMS = ("include/kalah", "src/core", "src/table", "src/builder", "src/proof", "src/search", "src/players",
               "src/solver", "src/calls", "src/capi", "src/wasm")
PLAIN_FORBIDDEN = {"iostream", "ostream", "istream", "fstream", "sstream", "format", "thread", "mutex", "future",
                   "condition_variable", "filesystem", "stdexcept"}

WEB_ROOMS = {
    "web/board": {"web/board"},
    "web/demo": {"web/demo", "web/board"},
    "web/engine": {"web/engine"},
    "web/app": {"web/app", "web/board", "web/engine", "web/locales", "web/public"},
}

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]', re.M)
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew\s+URL\(\s*)['"](\.[^'"]+)['"]""")


def files_under(root, folder, extensions):
    for base, folders, names in os.walk(os.path.join(root, folder)):
        folders[:] = [name for name in folders if name not in ("node_modules", "data")]
        for name in sorted(names):
            if name.endswith(extensions):
                yield os.path.relpath(os.path.join(base, name), root).replace(os.sep, "/")


def room_of(path, rooms):
    """The room a file lies in: the longest of the rooms' folders that leads to it."""
    fitting = [room for room in rooms if path.startswith(room + "/")]
    return max(fitting, key=len) if fitting else None


def resolve(root, source, target):
    """The file in this tree that an include in quotes means, or None if it is not one of ours."""
    here = os.path.dirname(source)
    for base in (here, "include", "src", "", "tests", "apps/kalah"):
        path = os.path.normpath(os.path.join(base, target)).replace(os.sep, "/")
        if os.path.isfile(os.path.join(root, path)):
            return path
    return None


def check_include(root, source, room, quote, target):
    """The complaint about one include, or None."""
    if target.startswith("boost/"):
        return None if source.startswith("server/net/") else "only server/net may include Boost"
    if room in PLAIN_ROOMS and target in PLAIN_FORBIDDEN and not source.endswith("_native.cpp"):
        return f"<{target}> is not for rooms that are also the WebAssembly core"
    if quote == "<":
        return None
    path = resolve(root, source, target)
    if path is None:
        return "no such file in this tree" if "/" in target else None
    if room == "tests/reference" and path in REFERENCE_HEADERS:
        return None
    to = room_of(path, CXX_ROOMS)
    if to == "include/kalah":
        to = "public"
    if to == room or to in CXX_ROOMS[room]:
        return None
    return f"{room} stands below {to} or apart from it"


def check_import(source, room, target):
    path = os.path.normpath(os.path.join(os.path.dirname(source), target)).replace(os.sep, "/")
    for allowed in WEB_ROOMS[room]:
        if path.startswith(allowed + "/") or path == allowed or path.startswith(allowed + "."):
            return None
    return f"{room} may import only {', '.join(sorted(WEB_ROOMS[room]))}"


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    seen = 0
    complaints = []
    for folder in ("include", "src", "server", "apps", "tests", "bench", "fuzz"):
        for source in files_under(root, folder, (".h", ".cpp", ".c")):
            room = room_of(source, CXX_ROOMS)
            if room is None:
                complaints.append(f"{source}:1: lies in no room")
                continue
            seen += 1
            with open(os.path.join(root, source), encoding="utf-8") as file:
                text = file.read()
            for found in INCLUDE.finditer(text):
                complaint = check_include(root, source, room, found[1], found[2])
                if complaint:
                    complaints.append(f"{source}:{line_of(text, found.start())}: includes {found[2]}: {complaint}")
    for room in WEB_ROOMS:
        for source in files_under(root, room, (".ts",)):
            seen += 1
            with open(os.path.join(root, source), encoding="utf-8") as file:
                text = file.read()
            for found in IMPORT.finditer(text):
                complaint = check_import(source, room, found[1])
                if complaint:
                    complaints.append(f"{source}:{line_of(text, found.start())}: imports {found[1]}: {complaint}")
    print("\n".join(complaints + [f"{seen} files, {len(complaints)} wrong"]))
    if seen == 0:
        sys.exit("check_layers.py: there is nothing to check here")
    sys.exit(1 if complaints else 0)


main()
