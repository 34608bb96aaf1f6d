# One verb, one command. Each sets up what it needs from Python 3.11+, make and a network.

PYTHON ?= $(shell tools/python.sh)
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
# uv installs in a tenth of pip's time; pip steps in where only it can reach the package index.
INSTALL = $(BIN)/uv pip install --python $(BIN)/python --quiet -c $(LOCK) -e '.$(1)' || \
	$(PIP) -c $(LOCK) -e '.$(1)'
FOR_TESTS := [dev,mcp,oidc,passkeys,postgres,push,research,webassembly]
FOR_DOCS := [docs]
FOR_SOAK := [docs,learning,ray,soak]

# Tests start hundreds of processes: they share what Python has compiled.
unexport PYTHONDONTWRITEBYTECODE

# Stamps: the environment is set up again when what it was made from has changed.
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs
SOAK := $(VENV)/.soak
COMPILED := $(VENV)/.compiled

.DEFAULT_GOAL := help
.PHONY: play test quick soak mutants compile browser servers check style types imports fix docs facts bench golden typeface shots lock wheel clean help

play: $(COMPILED)  ## start a server on an embedded database and open the shelf of games in the browser
	$(BIN)/serenissima play

test: $(DEV)  ## run the static checks, then the tests, including those in a real browser: ten minutes on two cores
	@$(MAKE) --no-print-directory -j 3 compile check browser
	$(BIN)/pytest -n auto

quick: $(DEV)  ## check what your change affects, in less than a minute: style, types, and the tests nearest to it
	$(BIN)/python -m tools.quick

soak: $(SOAK) browser servers  ## run everything, before a release: each test on all it can look at, learners, puzzles, GPU code, KILLS=1000 kills of servers under play, bad networks; takes hours
	$(BIN)/python -m serenissima.machine.webassembly
	EACH=1 $(BIN)/pytest -n auto
	$(BIN)/python -m tests.soak.puzzles
	$(call INSTALL,[gpu])
	$(BIN)/python -m tests.soak.gpu
	$(BIN)/python -m tests.soak.memory
	$(BIN)/python -m tests.soak --kills $(or $(KILLS),1000) --seed $(or $(SEED),1)

servers:
	@for program in nginx caddy systemd-analyze chromium; do \
		command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	[ -z "$$missing" ] || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends nginx-light caddy systemd chromium; } || \
		{ echo "make soak needs$$missing: install them, then try again." >&2; exit 1; }

mutants: $(SOAK) browser  ## plant small faults in a copy of the sources and count those that tests notice, with SUITE=full of all tests, JOBS=N at a time
	$(BIN)/python -m tools.mutants --suite $(or $(SUITE),default) --jobs $(or $(JOBS),1)

compile: $(DEV)
	@$(BIN)/python -m serenissima.machine.warm
	@$(BIN)/python -m serenissima.machine.webassembly canal-grande

browser: $(DEV)
	$(BIN)/python tools/browser.py

check: style types imports  ## run the static checks: style, format, types, imports

style: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV)
	$(BIN)/mypy

imports: $(DEV)
	$(BIN)/lint-imports --no-logo

fix: $(DEV)  ## format, and fix what can be fixed automatically
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(DOCS)  ## rewrite the generated pages of docs/, and make a site of all in build/docs
	$(BIN)/python -m tools.docs
	$(BIN)/python -m tools.site build/docs

facts: $(DEV)  ## let computer players play every game, and record how matches go for `make docs`
	$(BIN)/python -m tools.facts

bench: $(DEV)  ## run every benchmark in bench/
	@for question in bench/*.py; do echo "== $$question"; $(BIN)/python "$$question" || exit 1; done

golden: $(DEV)  ## rewrite count files and recorded matches, with GAME=name of one game; read the diff before you commit it
	$(BIN)/python -m tests.golden $(GAME)

typeface: $(DOCS)  ## rebuild the fonts of the pages from their npm package
	$(BIN)/python -m tools.typeface

shots: browser  ## take screenshots of the pages into shots/
	$(BIN)/python -m tests.shots shots

lock: $(DEV)  ## update the locked versions of the packages for development
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
		--quiet --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--output-file $(LOCK) > /dev/null

wheel: $(DEV)  ## build into dist/ the wheel for every machine and those with machine code, for MACHINES="x86_64 aarch64"
	$(BIN)/python -m tools.wheel dist $(or $(MACHINES),x86_64 aarch64)

clean:  ## remove the environment, the caches and everything generated
	rm -rf $(VENV) build dist shots htmlcov .coverage* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache .schemathesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1  /p' $(MAKEFILE_LIST) | awk '{printf "make %-8s", $$1; $$1=""; print}'

$(BIN)/python:
	@python="$(PYTHON)"; \
	[ -n "$$python" ] || exit 1; \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$$python does not run, or is older than Python 3.11." >&2; exit 1; }; \
	echo "making $(VENV) with $$python"; \
	"$$python" -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Could not make $(VENV): on Debian and Ubuntu, apt-get install python3-venv." >&2; exit 1; }

$(BIN)/uv: | $(BIN)/python
	-$(PIP) -c $(LOCK) uv

$(READY): pyproject.toml $(LOCK) | $(BIN)/uv
	$(call INSTALL,)
	@touch $@

# Computer players think at once from the first start on. A change of the rules compiles in the background.
$(COMPILED): $(READY)
	@echo "compiling the games, once, in a minute or two"
	-@$(BIN)/python -m serenissima.machine.warm
	-@$(BIN)/python -m serenissima.machine.webassembly
	@touch $@

$(DEV): pyproject.toml $(LOCK) | $(BIN)/uv
	$(call INSTALL,$(FOR_TESTS))
	@touch $(READY) $@

$(DOCS): $(DEV)
	$(call INSTALL,$(FOR_DOCS))
	@touch $@

$(SOAK): $(DEV)
	$(call INSTALL,$(FOR_SOAK))
	@touch $@
