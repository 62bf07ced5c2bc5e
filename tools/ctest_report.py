#!/usr/bin/env python3
"""Passes CTest's output through and puts the ten slowest steps before its summary, which stays the end of the output.

usage: ctest ... 2>&1 | ctest_report.py [FILE]     FILE: further steps, lines of SECONDS<TAB>NAME
"""

import re
import sys

TEST = re.compile(r"^\s*\d+/\d+ Test\s+#\d+: (\S+) \.*\s*(?:\*+)?\s*.*?(\d+\.\d+) sec")
SUMMARY = re.compile(r"^\d+% tests passed|^No tests were found")


def main():
    steps = []
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            for line in file:
                seconds, name = line.rstrip("\n").split("\t")
                steps.append((float(seconds), name))
    held = []
    for line in sys.stdin:
        if held or SUMMARY.match(line):
            held.append(line)
            continue
        print(line, end="", flush=True)
        found = TEST.match(line)
        if found:
            steps.append((float(found[2]), found[1]))
    steps.sort(key=lambda step: -step[0])
    print("The ten slowest steps:")
    for seconds, name in steps[:10]:
        print(f"{seconds:9.1f} s  {name}")
    print()
    print("".join(held), end="", flush=True)


main()
