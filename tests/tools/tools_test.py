"""Each tool of the checks must refuse what it is there to refuse; run by CTest."""

import os
import subprocess
import sys
import tempfile
import unittest

TOOLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools")


def run(tool, *arguments, text=None):
    return subprocess.run([sys.executable, os.path.join(TOOLS, tool), *arguments], input=text, text=True,
                          capture_output=True, check=False)


class Tree(unittest.TestCase):
    """A folder of small files for each test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name

    def write(self, path, text=""):
        full = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)
        return full


class Layers(Tree):
    def setUp(self):
        super().setUp()
        self.write("include/kalah/rules.h", "#pragma once\n#include <vector>\n")
        self.write("src/core/board.h", '#include "kalah/rules.h"\n')
        self.write("src/search/search.h", '#include "core/board.h"\n#include "search/table.h"\n')
        self.write("src/search/table.h")
        self.write("server/site.h", '#include "kalah/rules.h"\n')
        self.write("server/net/session.cpp", '#include <boost/asio.hpp>\n#include "server/site.h"\n')
        self.write("web/engine/types.ts", "export type A = number;\n")
        self.write("web/board/board.ts", "import './heap.js';\n")
        self.write("web/app/main.ts", "import { b } from '../board/board.js';\nimport { html } from 'lit';\n")

    def refused(self, path, text, reason):
        self.write(path, text)
        result = run("check_layers.py", self.root)
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(path, result.stdout)
        self.assertIn(reason, result.stdout)

    def test_a_good_tree_is_accepted(self):
        result = run("check_layers.py", self.root)
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_core_may_not_know_the_search(self):
        self.refused("src/core/bad.cpp", '#include "search/search.h"\n', "stands below")

    def test_an_include_relative_to_the_file_is_seen_too(self):
        self.refused("src/core/bad.cpp", '#include "../search/search.h"\n', "stands below")

    def test_public_headers_may_not_know_the_inside(self):
        self.refused("include/kalah/bad.h", '#include "core/board.h"\n', "stands below")

    def test_boost_stays_in_its_folder(self):
        self.refused("server/bad.cpp", "#include <boost/json.hpp>\n", "only server/net")

    def test_the_core_has_no_streams_or_threads(self):
        self.refused("src/core/bad.cpp", "#include <iostream>\n", "WebAssembly core")
        self.refused("src/search/bad.cpp", "#include <thread>\n", "WebAssembly core")

    def test_the_reference_shares_nothing_with_the_core(self):
        self.refused("tests/reference/bad.cpp", '#include "core/board.h"\n', "stands below")

    def test_a_missing_file_is_named(self):
        self.refused("src/search/bad.cpp", '#include "core/gone.h"\n', "no such file")

    def test_the_board_knows_only_itself(self):
        self.refused("web/board/bad.ts", "import { x } from '../engine/types.js';\n", "may import only")
        self.refused("web/board/bad.ts", "const x = await import('../app/main.js');\n", "may import only")

    def test_the_demo_of_the_board_needs_nothing_else(self):
        self.refused("web/demo/bad.ts", "import { a } from '../app/main.js';\n", "may import only")

    def test_the_engine_knows_only_itself(self):
        self.refused("web/engine/bad.ts", "export { b } from '../board/board.js';\n", "may import only")

    def test_an_empty_tree_is_no_success(self):
        with tempfile.TemporaryDirectory() as empty:
            self.assertNotEqual(run("check_layers.py", empty).returncode, 0)


class Docs(Tree):
    def test_what_exists_is_accepted(self):
        self.write("docs/rules.md", "# The rules\n## Ways to `sow`\n[here](#ways-to-sow) [up](../README.md)\n")
        self.write("README.md", "[rules](docs/rules.md#the-rules) docs/rules.md [web](https://example.org/x.md)\n")
        result = run("check_docs.py", self.root)
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_what_leads_nowhere_is_refused(self):
        for text, reason in (("[x](docs/gone.md)", "leads nowhere"), ("see docs/gone.md", "does not exist"),
                             ("[x](#gone)", "no such heading"), ('<img src="docs/gone.png">', "leads nowhere")):
            self.write("README.md", text + "\n")
            result = run("check_docs.py", self.root)
            self.assertEqual(result.returncode, 1, text)
            self.assertIn(reason, result.stdout)


class Report(Tree):
    OUTPUT = """    Start 1: a.Fast
1/3 Test #1: a.Fast ..............   Passed    0.01 sec
2/3 Test #2: b.Slow ..............   Passed    7.50 sec
3/3 Test #3: c.Bad ...............***Failed    2.25 sec
said something

67% tests passed, 1 tests failed out of 3

Total Test time (real) =   9.80 sec

The following tests FAILED:
\t  3 - c.Bad (Failed)
Errors while running CTest
"""

    def test_the_slowest_come_first_and_the_summary_last(self):
        steps = self.write("steps.txt", "31\tbuild release\n1\tinstall\n")
        lines = run("ctest_report.py", steps, text=self.OUTPUT).stdout.splitlines()
        start = lines.index("The ten slowest steps:")
        self.assertEqual([line.split()[2:] for line in lines[start + 1:start + 6]],
                         [["build", "release"], ["b.Slow"], ["c.Bad"], ["install"], ["a.Fast"]])
        self.assertLess(lines.index("said something"), start)
        self.assertGreater(lines.index("67% tests passed, 1 tests failed out of 3"), start)
        self.assertEqual(lines[-1], "Errors while running CTest")


class Embed(Tree):
    def test_the_table_has_types_validators_and_lifetimes(self):
        self.write("page/index.html", "<!doctype html>")
        self.write("page/index.html.br", "br")
        self.write("page/index.html.gz", "gzp")
        self.write("page/assets/main-0a1B2c3D.js", "1")
        self.write("page/kalah.wasm", "x")
        output = os.path.join(self.root, "out", "page.cpp")
        self.assertEqual(run("embed.py", os.path.join(self.root, "page"), output).returncode, 0)
        with open(output, encoding="utf-8") as file:
            text = file.read()
        self.assertRegex(text, r'"/assets/main-0a1B2c3D.js", "text/javascript; charset=utf-8", "\\"[0-9a-f]{32}\\"", .*true, \{\}, \{\}\}')
        self.assertRegex(text, r'"/index.html", "text/html; charset=utf-8", .* 15\}, false, \{kalah_page_1_br, 2\}, \{kalah_page_1_gz, 3\}\}')
        self.assertRegex(text, r'"/kalah.wasm", "application/wasm", .*false, \{\}, \{\}\}')
        self.assertNotIn("index.html.br\"", text.replace('incbin \\\\"', ""))

    def test_a_page_without_its_first_file_is_refused(self):
        self.write("page/kalah.wasm", "x")
        result = run("embed.py", os.path.join(self.root, "page"), os.path.join(self.root, "page.cpp"))
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("index.html", result.stderr)

    def test_an_unknown_kind_of_file_is_refused(self):
        self.write("page/index.html", "x")
        self.write("page/a.xyz", "x")
        result = run("embed.py", os.path.join(self.root, "page"), os.path.join(self.root, "page.cpp"))
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("/a.xyz", result.stderr)


if __name__ == "__main__":
    unittest.main()
