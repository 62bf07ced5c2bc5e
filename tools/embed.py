#!/usr/bin/env python3
"""Turns a folder of built page files into one C++ source with the table that server/assets.h declares.

usage: embed.py FOLDER OUTPUT    or    embed.py --empty OUTPUT
"""

import hashlib
import os
import re
import sys

MEDIA_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".wav": "audio/wav",
}

# Shorter forms of a file lie beside it, under its name with this at the end.
FORMS = (".br", ".gz")

# Vite puts a hash of the content into the names of these; such a name never means anything else.
HASHED_NAME = re.compile(r"^/assets/.*-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$")


def collect(folder):
    """(path in the URL, path of the file), sorted by the former."""
    found = []
    for base, _, names in os.walk(folder):
        for name in names:
            if name.endswith(FORMS):
                continue
            path = os.path.join(base, name)
            found.append(("/" + os.path.relpath(path, folder).replace(os.sep, "/"), path))
    return sorted(found, key=lambda pair: pair[0].encode())


def incbin(symbol, path):
    """Puts a file into the program under a name of its own."""
    return [
        f'asm(".section .rodata\\n.balign 16\\n{symbol}:\\n.incbin \\"{os.path.abspath(path)}\\"\\n.byte 0\\n.previous\\n");',
        f'extern "C" const char {symbol}[];',
    ]


def table(files):
    """The source text: each file and its shorter forms through .incbin, and a row of the table for it."""
    lines = ['#include "server/assets.h"', "", "#include <array>", ""]
    rows = []
    for index, (url, path) in enumerate(files):
        extension = os.path.splitext(path)[1]
        if extension not in MEDIA_TYPES:
            sys.exit(f"embed.py: no media type is known for {url}; add one for '{extension}'")
        if not re.fullmatch(r"[A-Za-z0-9_./-]+", url):
            sys.exit(f"embed.py: the name {url} has characters other than letters, digits, and _ . / -")
        with open(path, "rb") as file:
            content = file.read()
        digest = hashlib.sha256(content).hexdigest()[:32]
        symbol = f"kalah_page_{index}"
        lines += incbin(symbol, path)
        forms = []
        for form in FORMS:
            if os.path.exists(path + form):
                lines += incbin(symbol + form.replace(".", "_"), path + form)
                forms.append(f"{{{symbol}{form.replace('.', '_')}, {os.path.getsize(path + form)}}}")
            else:
                forms.append("{}")
        immutable = "true" if HASHED_NAME.match(url) else "false"
        rows.append(
            f'    {{"{url}", "{MEDIA_TYPES[extension]}", "\\"{digest}\\"", {{{symbol}, {len(content)}}}, {immutable}, '
            f"{', '.join(forms)}}},"
        )
    lines += ["", "namespace kalah::server {", ""]
    if rows:
        lines += [f"static const std::array<Asset, {len(rows)}> kPage = {{{{", *rows, "}};", ""]
        lines += ["std::span<const Asset> page_assets() { return kPage; }"]
    else:
        lines += ["std::span<const Asset> page_assets() { return {}; }"]
    lines += ["", "}  // namespace kalah::server", ""]
    return "\n".join(lines)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    folder, output = sys.argv[1:]
    files = [] if folder == "--empty" else collect(folder)
    if folder != "--empty" and "/index.html" not in [url for url, _ in files]:
        sys.exit(f"embed.py: {folder} holds no index.html; was the page built?")
    os.makedirs(os.path.dirname(os.path.abspath(output)), exist_ok=True)
    with open(output, "w", encoding="utf-8") as file:
        file.write(table(files))


main()
