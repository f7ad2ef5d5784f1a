"""Write the generated files, or check them with `--check`."""

from __future__ import annotations

import sys

from bordspil.wire.typescript import generated_files


def main() -> None:
    """Run the command line."""
    stale = {
        path: text
        for path, text in generated_files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(f"{path} is out of date" for path in stale) or 0)
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
