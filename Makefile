# A few verbs; `make help` explains them. Everything is installed into .venv, nothing elsewhere.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
NPM := $(BIN)/python _build/page.py npm
# Including folders: their time changes when a file is deleted.
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -print)
# Let Python cache its bytecode: without it servers take twice as long to start, and the tests start many.
unexport PYTHONDONTWRITEBYTECODE

# $(call debian,package,what for): install a Debian package as root, or say that it is missing.
debian = { if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
  then echo "== apt-get install $(1)" && apt-get update -qq && apt-get install -y -qq $(1) >/dev/null; \
  else echo "$(2) needs Debian's package $(1): sudo apt install $(1)"; false; fi; }

.DEFAULT_GOAL := help
.PHONY: help play test lint bench figures load words language game rules oracle ladder crash fuzz asan pictures clean

help: ## say what each verb does
	@echo "make VERB, where VERB is one of:"
	@sed -nE 's/^([a-z]+):.*## (.*)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

$(UV):
	@echo "== making $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bordspil needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 play"; exit 1; }
	@# Debian keeps these two apart from Python; root gets them, others are told.
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(call debian,python3-venv,making $(VENV))
	@$(PYTHON) -c 'import os, sys, sysconfig; \
	  sys.exit(not os.path.exists(sysconfig.get_paths()["include"] + "/Python.h"))' || \
	  $(call debian,python3-dev,compiling the rules) || true
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || \
	  { $(BIN)/python -m pip install uv; rm -rf $(VENV); exit 1; }

$(VENV)/installed: uv.lock pyproject.toml | $(UV)
	@echo "== installing dependencies"
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) sync --quiet --frozen --active --inexact --no-install-project
	@BORDSPIL_COMPILE=no $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/built: $(VENV)/installed $(SOURCES)
	@echo "== compiling the rules"
	@$(BIN)/python _build/field_stubs.py
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel "$$(nproc)"
	@touch $@

$(VENV)/page: $(VENV)/installed $(PAGE_SOURCES) _build/page.py
	@echo "== building the page"
	@$(BIN)/python _build/page.py build
	@touch $@

.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || $(call debian,chromium,testing the page)

play: $(VENV)/built $(VENV)/page ## set everything up, start the server and open its page
	@$(BIN)/bordspil serve --open

test: $(VENV)/built $(VENV)/page chromium ## set everything up and run all tests, compiled and uncompiled, and in the browser
	@echo "== tests of the page's parts"
	@$(NPM) run test --silent
	@echo "== tests, compiled"
	@$(BIN)/python -m pytest -n auto -p no:playwright --ignore=tests/browser
	@echo "== tests of the rules, uncompiled"
	@BORDSPIL_TEST_UNCOMPILED=1 $(BIN)/python -m pytest -n auto -p no:playwright -m "rule or uncompiled" \
	  tests/core tests/games
	@# Two at a time, whatever the machine has: each is a server and several browsers.
	@echo "== tests in the browser"
	@$(BIN)/python -m pytest -n 2 tests/browser --screenshot=only-on-failure

lint: $(VENV)/built ## check style, types, layers and lock files, of the page too
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== stubs of the compiled modules"
	@$(BIN)/python _build/field_stubs.py --check
	@$(BIN)/python tests/stub_check.py
	@echo "== layers"
	@$(BIN)/lint-imports
	@echo "== lock files"
	@! grep -nE 'registry = "(file|http):|localhost|127\.0\.0\.1|file:|http:' uv.lock web/package-lock.json
	@echo "== types of the page"
	@$(NPM) run check --silent
	@echo "== style of the page"
	@$(NPM) run lint --silent

bench: $(VENV)/built ## measure speed and memory beside a twin in plain C
	@$(BIN)/python -m benchmarks.engine.bench

figures: $(VENV)/built $(VENV)/page chromium ## measure the page in chromium: bytes, first view, layout shift, frames; 5 minutes
	@$(BIN)/python -m benchmarks.page.figures

load: $(VENV)/built ## measure the server with 2,000 sockets, with too many, with slow ones, while bots think: about 10 minutes
	@$(BIN)/python -m benchmarks.server.load

words: $(VENV)/installed ## say how complete each language is, and what is missing
	@$(BIN)/python -m bordspil.locales

# Only LANG from the command line counts: everyone has one in the environment. The recipe reads these two from environment
# variables, as they were typed: neither make nor the shell expands anything in them.
export GIVEN_LANG := $(value LANG)
export GIVEN_NAME := $(value NAME)
unexport NAME $(if $(filter command,$(origin LANG)),LANG)
language: $(VENV)/installed ## begin a new language, as files to fill in: make language LANG=de
	@$(if $(filter command,$(origin LANG)),$(BIN)/python -m bordspil.locales "$$GIVEN_LANG", \
	  echo "Which language? Give its code: make language LANG=de" && exit 2)

game: ## start a new game, as a small working one to change: make game NAME=my_game
	@$(if $(filter command,$(origin NAME)),$(PYTHON) _build/new_game.py "$$GIVEN_NAME", \
	  echo "Which game? Give it a name: make game NAME=my_game" && exit 2)

rules: $(VENV)/built ## list every rule with the tests that prove it
	@$(BIN)/python tests/rule_table.py

oracle: $(VENV)/built ## play 100,000 random matches of each game against its independent referee
	@$(BIN)/python tests/run_oracle.py

ladder: $(VENV)/built ## let the bots play each other at every table, and write the tables of docs/bots.md and docs/research
	@$(BIN)/python docs/ladder.py

crash: $(VENV)/built ## kill a server under load 200 times on SQLite, 50 on PostgreSQL, and see that nothing is lost
	@$(BIN)/python -m tests.server.crashes

fuzz: $(VENV)/built ## send a server 100,000 broken and forged messages, and let people do anything at its tables
	@FUZZ_MESSAGES=100000 FUZZ_EXAMPLES=30 FUZZ_STEPS=50 $(BIN)/python -m pytest -s tests/server/attacks/test_fuzz.py \
	  tests/server/live/test_stateful.py

asan: $(VENV)/built ## run the rules under AddressSanitizer
	@tests/asan.sh $(BIN)/python

pictures: $(VENV)/built $(VENV)/page chromium ## take pictures of every screen of the page into docs/pictures, and film a turn of each game
	@$(BIN)/python docs/screenshots.py
	@$(BIN)/python docs/moving_pictures.py

clean: ## remove everything that the other verbs made
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/bordspil/static test-results
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +
	find src -name '*.egg-info' -prune -exec rm -rf {} +
