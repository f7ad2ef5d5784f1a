#!/usr/bin/env bash
# Builds the rules with AddressSanitizer beside the sources' copy and runs the tests of the engine in it.
set -euo pipefail
python=$(realpath -s "$1")
cd "$(dirname "$0")/.."
library=$(${CC:-cc} -print-file-name=libasan.so)
if [ ! -e "$library" ]; then
  echo "this compiler has no AddressSanitizer; nothing was checked"
  exit 0
fi
rm -rf build/asan
mkdir -p build/asan
cp -r src setup.py pyproject.toml README.md LICENSE build/asan/
find build/asan -name '*.so' -delete
echo "== building with AddressSanitizer"
(cd build/asan && BORDSPIL_COMPILE=asan "$python" setup.py --quiet build_ext --inplace)
echo "== running the tests of the engine in it"
# Those that drive the compiled rules; words and reasons have no memory of their own.
# Python itself never frees everything, so leaks are not what is looked for here.
ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$library" PYTHONPATH=build/asan/src PYTHONMALLOC=malloc \
  "$python" -m pytest -p no:cacheprovider -n 2 -k "contract or doors or golden or snapshots or turn" \
  tests/core tests/games
echo "== ten thousand random matches of each table"
ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$library" PYTHONPATH=build/asan/src PYTHONMALLOC=malloc "$python" - <<'PY'
import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sequence.rules import SequenceState
from bordspil.games.sushi_go.rules import SushiGoState
from bordspil.games.sushi_roll.rules import SushiRollState

assert "build/asan" in bordspil.__file__ and bordspil.is_compiled()
for table in ((2,), (3,), (4,), (5,), (2, False, True)):
    SushiGoState(*table).run_playouts(10_000, Rng.from_seed("asan"))
for seats in (2, 3, 4, 6, 8, 9, 10, 12):
    for options in ((False, False, False), (True, True, True)):
        SequenceState(seats, 0, *options).run_playouts(10_000, Rng.from_seed("asan"))
for seats in (2, 3, 4, 5):
    SushiRollState(seats).run_playouts(10_000, Rng.from_seed("asan"))
print("no complaint")
PY
echo "== a search in ten thousand random positions of each game"
ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$library" PYTHONPATH=build/asan/src PYTHONMALLOC=malloc "$python" - <<'PY'
import bordspil
from bordspil.core.rng import Rng
from bordspil.core.search import LEAST_MEMORY, Brake, Tree
from bordspil.games import all_games

assert "build/asan" in bordspil.__file__ and bordspil.is_compiled()
for game in all_games().values():
    rng, left, match = Rng.from_seed("asan"), 10_000, 0
    while left:
        state = game.setup(game.seat_counts[match % len(game.seat_counts)], rng=rng)
        match += 1
        while left and state.due():
            seat = rng.choice(state.due())
            # The least memory and now and then many iterations: full trees too.
            tree = Tree(state, seat, rng.split(), Brake(), LEAST_MEMORY, game.planning)
            tree.run(3000 if left % 1000 == 0 else 5)
            tree.found(state, seat)
            state.play_step(seat, rng.choice(state.actions(seat)), rng)
            left -= 1
    print(game.title, "no complaint")
PY
