"""The parts of the server that answer HTTP requests."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.server.live.registry import Registry
from bordspil.server.net.limits import Limits
from bordspil.server.net.overload import Overload
from bordspil.server.ops.config import Config
from bordspil.server.ops.metrics import Metrics
from bordspil.server.store.store import Store


@dataclass(frozen=True)
class Services:
    """What the HTTP endpoints share."""

    config: Config
    store: Store
    registry: Registry
    limits: Limits
    overload: Overload
    metrics: Metrics
