"""Why a server may refuse a message: every reason with its code; docs/protocol.md tells what each means.

The games have reasons of their own beside these (core/errors.py): `illegal-move`, `stale-view`, …
"""

from __future__ import annotations

REASONS: dict[str, str] = {
    "bad-message": "bad-message",
    "bad-frame": "bad-message",
    "too-large": "bad-message",
    "not-joined": "not-joined",
    "joined-already": "not-joined",
    "no-such-table": "no-such-table",
    "bad-token": "no-such-table",
    "bad-watch-key": "no-such-table",
    "table-closed": "no-such-table",
    "host-only": "not-allowed",
    "seat-only": "not-allowed",
    "hints-off": "not-allowed",
    "seat-present": "not-allowed",
    "match-running": "not-now",
    "match-not-running": "not-now",
    "seats-empty": "not-now",
    "nothing-to-hint": "not-now",
    "is-a-pad": "not-now",
    "no-pad": "not-now",
    "game-without-pad": "not-now",
    "seat-taken": "seat-taken",
    "seat-of-another": "seat-taken",
    "no-such-seat": "table-error",
    "no-such-bot": "table-error",
    "no-such-person": "table-error",
    "no-such-page": "table-error",
    "no-such-player": "table-error",
    "name-empty": "table-error",
    "store-failed": "table-error",
    "internal": "table-error",
    "busy": "busy",
    "table-full": "too-many",
    "journal-full": "too-many",
    "thinking-full": "too-many",
    "pad-full": "too-many",
    "too-many-messages": "too-many",
    "too-many-tables": "too-many",
    "too-many-sockets": "too-many",
    "too-many-spectators": "too-many",
    "too-many-wrong-codes": "too-many",
}
