"""./play as a person uses it, on ports of its own; run by CTest after the release build."""

import http.server
import os
import pty
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.request

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
BUILD = re.compile(r'"build":"([0-9a-f]+)"')


def free_port():
    """A port that is free, and so, most likely, are the nine after it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return min(probe.getsockname()[1], 65526)


def health(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
        return answer.read().decode()


class Play(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.environment = {**os.environ, "XDG_STATE_HOME": folder.name}
        self.environment.pop("DISPLAY", None)
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.pids = os.path.join(folder.name, "kalah")
        self.port = free_port()

    def play(self, *arguments):
        return subprocess.run([os.path.join(ROOT, "play"), *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False)

    def start(self, port, *more):
        result = self.play("--background", "--no-browser", "--port", str(port), *more)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout

    def stop(self, port):
        return self.play("--stop", "--port", str(port))

    def test_it_starts_and_a_second_call_finds_it(self):
        port = self.port
        self.addCleanup(self.stop, port)
        self.assertIn(f"Kalah is at http://127.0.0.1:{port}/", self.start(port))
        self.assertIn('"name":"kalah"', health(port))
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
            self.assertIn("text/html", answer.headers["Content-Type"])
        again = self.start(port)
        self.assertIn("already running", again)
        self.assertIn(f"http://127.0.0.1:{port}/", again)
        self.assertNotIn("install", again)
        self.assertEqual(self.stop(port).returncode, 0)
        self.assertEqual(self.stop(port).returncode, 1)

    def test_another_program_on_the_port_is_left_alone(self):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
        server.RequestHandlerClass.log_message = lambda *_: None
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        port = server.server_address[1]
        out = self.start(port)
        chosen = int(re.search(r"Kalah is at http://127\.0\.0\.1:(\d+)/", out)[1])
        self.addCleanup(self.stop, chosen)
        self.assertIn(f"Port {port} is taken by another program", out)
        self.assertGreater(chosen, port)
        self.assertIn('"name":"kalah"', health(chosen))

    def test_a_program_that_never_answers_is_another_program(self):
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen(16)
            port = silent.getsockname()[1]
            out = self.start(port)
            chosen = int(re.search(r"Kalah is at http://127\.0\.0\.1:(\d+)/", out)[1])
            self.addCleanup(self.stop, chosen)
            self.assertIn(f"Port {port} is taken by another program", out)

    def old_build(self, port):
        """A server of ours of another build: the program with one more byte at its end."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        old = os.path.join(folder.name, "kalah")
        with open(os.path.join(ROOT, "build/release/kalah"), "rb") as file:
            content = file.read()
        with open(old, "wb") as file:
            file.write(content + b"\n")
        os.chmod(old, 0o755)
        process = subprocess.Popen([old, "serve", "--listen", f"127.0.0.1:{port}"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        process.stdout.readline()
        return process

    def test_our_older_build_is_replaced(self):
        port = self.port
        old = self.old_build(port)
        os.makedirs(self.pids)
        with open(os.path.join(self.pids, f"serve-{port}.pid"), "w", encoding="utf-8") as file:
            file.write(str(old.pid))
        before = BUILD.search(health(port))[1]
        self.addCleanup(self.stop, port)
        self.assertIn("older build", self.start(port))
        self.assertEqual(old.wait(), 0)
        self.assertNotEqual(BUILD.search(health(port))[1], before)

    def test_a_build_that_play_did_not_start_is_left_alone(self):
        port = self.port
        old = self.old_build(port)
        out = self.start(port)
        chosen = int(re.search(r"Kalah is at http://127\.0\.0\.1:(\d+)/", out)[1])
        self.addCleanup(self.stop, chosen)
        self.assertIn("not started by ./play", out)
        self.assertIsNone(old.poll())

    def test_in_the_foreground_a_signal_ends_it_cleanly(self):
        process = subprocess.Popen([os.path.join(ROOT, "play"), "--no-browser", "--port", str(self.port)],
                                   env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        for line in process.stdout:
            if "Ctrl-C" in line:
                break
        self.assertIn('"name":"kalah"', health(self.port))
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(), 0)
        process.stdout.close()
        with self.assertRaises(OSError):
            health(self.port)
        self.assertEqual(os.listdir(self.pids), [])

    def test_wrong_use_is_explained(self):
        for arguments, part in ((["--nonsense"], "--nonsense"), (["--port"], "1 to 65526"), (["--port", "0"], "1 to 65526"),
                                (["--port", "x"], "'x'"), (["--port", "70000"], "70000")):
            result = self.play(*arguments)
            self.assertEqual(result.returncode, 2, arguments)
            self.assertIn(part, result.stderr)
        self.assertIn("usage: ./play", self.play("--help").stdout)


class Installing(unittest.TestCase):
    """What ./play says, asks and calls before it installs: with tools of its own in place of the machine's."""

    TOOLS = {
        # One package is missing until it was installed.
        "dpkg-query": '[ "${@: -1}" = mold ] && [ ! -e "$0.installed" ] && exit 1; printf "ii "',
        "apt-get": 'echo "apt-get $*" >>"$LOG"; case "$*" in install*) touch "$(dirname "$0")/dpkg-query.installed";; esac',
        "sudo": 'echo "sudo $*" >>"$LOG"; exec "$@"',
        "id": "echo 1000",
        "xdg-open": 'echo "xdg-open $*" >>"$LOG"',
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.log = os.path.join(folder.name, "log")
        self.port = free_port()
        for name, text in self.TOOLS.items():
            path = os.path.join(folder.name, name)
            with open(path, "w", encoding="utf-8") as tool:
                tool.write(f"#!/usr/bin/env bash\n{text}\n")
            os.chmod(path, 0o755)
        self.environment = {**os.environ, "XDG_STATE_HOME": folder.name, "LOG": self.log, "DISPLAY": ":0",
                            "PATH": folder.name + os.pathsep + os.environ["PATH"]}
        self.addCleanup(self.run_play, "--stop", "--port", str(self.port))

    def run_play(self, *arguments, typed=None):
        """`typed`: what a person types at a terminal; None: there is none."""
        command = [os.path.join(ROOT, "play"), *arguments]
        if typed is None:
            return subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True,
                                  text=True, check=False)
        master, terminal = pty.openpty()
        try:
            os.write(master, typed.encode())
            return subprocess.run(command, env=self.environment, stdin=terminal, capture_output=True, text=True,
                                  check=False)
        finally:
            os.close(terminal)
            os.close(master)

    def start(self, *more, typed=None):
        return self.run_play("--background", "--port", str(self.port), *more, typed=typed)

    def called(self):
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8") as log:
            return log.read().splitlines()

    def check_started(self, result):
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("To be installed from Debian: mold\n", result.stdout)
        self.assertIn('"name":"kalah"', health(self.port))

    def test_no_is_an_answer(self):
        result = self.start(typed="n\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("To be installed from Debian: mold\n", result.stdout)
        self.assertIn("Install this? [Y/n]", result.stderr)
        self.assertIn("nothing was installed", result.stderr)
        self.assertEqual(self.called(), [])

    def test_enter_installs_with_sudo_and_opens_the_browser(self):
        self.check_started(self.start(typed="\n"))
        called = self.called()
        self.assertEqual(called[:2], ["sudo apt-get update -q", "apt-get update -q"])
        self.assertRegex(called[2], r"^sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y .* mold$")
        self.assertRegex(called[3], r"^apt-get install -y -q --no-install-recommends mold$")
        for _ in range(100):
            if len(self.called()) > 4:
                break
            time.sleep(0.05)
        self.assertEqual(self.called()[4:], [f"xdg-open http://127.0.0.1:{self.port}/"])
        again = self.start("--no-browser", typed="")
        self.assertNotIn("Install", again.stdout + again.stderr)

    def test_yes_and_no_terminal_do_not_ask(self):
        for arguments, typed in ((["--yes"], ""), ([], None)):
            with self.subTest(arguments=arguments):
                marker = os.path.join(os.path.dirname(self.log), "dpkg-query.installed")
                if os.path.exists(marker):
                    os.remove(marker)
                result = self.start("--no-browser", *arguments, typed=typed)
                self.check_started(result)
                self.assertNotIn("[Y/n]", result.stdout + result.stderr)
                self.assertNotIn("xdg-open", " ".join(self.called()))

    def test_another_path_builds_nothing_anew(self):
        program = os.path.join(ROOT, "build/release/kalah")
        before = os.stat(program)
        self.check_started(self.start("--no-browser"))
        after = os.stat(program)
        self.assertEqual((after.st_ino, after.st_mtime_ns), (before.st_ino, before.st_mtime_ns))


if __name__ == "__main__":
    unittest.main()
