#!/usr/bin/env bash
# Refuses C++ that clang-format would write otherwise; with --fix it is rewritten.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(find include src server apps tests bench fuzz cmake -name node_modules -prune -o \
  \( -name '*.cpp' -o -name '*.h' -o -name '*.c' \) -print | sort)
[ ${#files[@]} -gt 0 ] || {
  echo "check_format.sh: there is nothing to check here" >&2
  exit 1
}
if [ "${1:-}" = --fix ]; then
  clang-format-19 -i "${files[@]}"
else
  clang-format-19 --dry-run --Werror "${files[@]}"
fi
echo "${#files[@]} files"
