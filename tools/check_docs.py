#!/usr/bin/env python3
"""Refuses a relative link, or a path of this repository named in the documents, that leads nowhere.

usage: check_docs.py [ROOT]
"""

import os
import re
import sys

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<(?:img|a)\b[^>]*\b(?:src|href)=\"([^\"]+)\"")
NAMED = re.compile(r"(?<![\w./-])((?:docs|src|include|tests|tools|server|apps|web|bench|fuzz|cmake)/[\w./-]+\.\w+)\b")
# Words in capitals stand for a name of the reader's choice.
PLACE = re.compile(r"(?:^|/)[A-Z]{4,}(?:[_./]|$)")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
HEADING = re.compile(r"^#+\s+(.*?)\s*$", re.M)


def documents(root):
    for base, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in ("node_modules", "build", ".git", "data")]
        yield from (os.path.join(base, name) for name in sorted(names) if name.endswith(".md"))


def anchors(text):
    """The anchors that the headings of a document make."""
    plain = (re.sub(r"[`*]", "", heading).lower() for heading in HEADING.findall(FENCE.sub("", text)))
    return {re.sub(r"[^\w\s-]", "", heading).strip().replace(" ", "-") for heading in plain}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def complaints_about(root, document):
    text = read(document)
    here = os.path.dirname(document)
    for found in LINK.finditer(FENCE.sub("", text)):
        target = found[1] or found[2]
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(here, path)) if path else document
        if not os.path.exists(file):
            yield f"the link {target} leads nowhere"
        elif anchor and file.endswith(".md") and anchor not in anchors(read(file)):
            yield f"{target}: there is no such heading"
    for found in NAMED.finditer(text):
        if not PLACE.search(found[1]) and not os.path.exists(os.path.join(root, found[1])):
            yield f"{found[1]} is named but does not exist"


def main():
    root = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), ".."))
    seen = 0
    complaints = []
    for document in documents(root):
        seen += 1
        name = os.path.relpath(document, root)
        complaints += [f"{name}: {complaint}" for complaint in complaints_about(root, document)]
    print("\n".join(complaints + [f"{seen} documents, {len(complaints)} wrong"]))
    if seen == 0:
        sys.exit("check_docs.py: there is nothing to check here")
    sys.exit(1 if complaints else 0)


main()
