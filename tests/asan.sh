#!/usr/bin/env bash
# Builds a copy of the sources with AddressSanitizer and runs the tests of the engine in it.
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
(cd build/asan && BORDSPIL_COMPILE=asan "$python" setup.py --quiet build_ext --inplace --parallel "$(nproc)")
# Python itself never frees everything, so don't look for leaks.
export ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$library" PYTHONPATH=build/asan/src:. PYTHONMALLOC=malloc
echo "== running the tests of the engine in it"
# Those that drive the compiled rules; texts and reasons have no memory of their own.
"$python" -m pytest -p no:cacheprovider -n 2 -k "contract or input_validation or golden or snapshots or turn" \
  tests/core tests/games
echo "== random matches and searches of every game"
"$python" tests/asan_matches.py
