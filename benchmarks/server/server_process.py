"""A server in its own process for benchmarks, on its own core if there are two."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

START_SECONDS = 60.0
# The server has the first core to itself; everyone else shares the others, if there are any.
SERVER_CORES = {min(os.sched_getaffinity(0))}
OTHER_CORES = os.sched_getaffinity(0) - SERVER_CORES or SERVER_CORES
# Switch off the limits that protect a public server.
FLAGS = (
    "--port=0",
    "--max-tables-per-address=100000",
    "--max-sockets-per-address=100000",
    "--max-tables=10000",
    "--log-level=warning",
)


class ServerProcess:
    """A running server: its port and the resources it uses."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """Resident memory in bytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        assert found is not None
        return int(found[1]) * 1024

    def cpu(self) -> float:
        """CPU seconds so far."""
        values = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")

    @staticmethod
    def stolen() -> float:
        """Steal time so far: seconds in which the hypervisor gave the core to others."""
        names = {f"cpu{core}" for core in SERVER_CORES}
        lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
        return sum(int(line[8]) for line in lines if line[0] in names) / os.sysconf("SC_CLK_TCK")

    def metrics(self) -> dict[str, float]:
        """Its Prometheus metrics, by name and labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        rows = [line.rpartition(" ") for line in lines if not line.startswith("#")]
        return {name: float(value) for name, _, value in rows}


@contextlib.contextmanager
def running_server(*flags: str) -> Iterator[ServerProcess]:
    """Run a server with its own database, pinned to its core, for the duration of the block."""
    here = os.sched_getaffinity(0)
    with TemporaryDirectory() as folder:
        log = (Path(folder) / "log").open("w+")
        command = [sys.executable, "-u", "-m", "bordspil", "serve", *FLAGS, *flags]
        # A child process inherits the CPU affinity of its parent.
        os.sched_setaffinity(0, SERVER_CORES)
        process = subprocess.Popen(
            [*command, f"--database=sqlite:///{folder}/bordspil.db"],
            stdout=log,
            stderr=subprocess.STDOUT,
            text=True,
        )
        os.sched_setaffinity(0, here)
        try:
            yield ServerProcess(process, port_of(process, Path(folder) / "log"))
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            log.close()
            said = [line for line in (Path(folder) / "log").read_text().splitlines() if "rror" in line]
            if said:
                print(f"the server's log has {len(said)} errors; the first: {said[0][:300]}")


def port_of(process: subprocess.Popen[str], log: Path) -> int:
    """The port the server says it listens on."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"http://[^:\s]+:(\d+)", log.read_text())
        if found:
            return int(found[1])
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start:\n{log.read_text()[-2000:]}")
