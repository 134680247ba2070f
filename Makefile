# Each target installs what it needs and does nothing twice.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py compile_engine.py
# The sources of the web client.
PAGE := $(shell find client \( -name node_modules -o -name e2e \) -prune -o -type f -not -name '*.test.*' -not -name '*.pyc' -print)
LOCKS := play dev bench ray rl
GAME ?= fzzzt
CORES := $(or $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null),2)
# A part of the cores, in percent.
percent = $(shell echo $$(($(CORES) * $(1) / 100)))
# Runs `node` and `npm`, either the installed ones or those from PyPI.
NODE := "$(CURDIR)/$(BIN)/python" "$(CURDIR)/client/scripts/node.py"
# Python compiles modules when it first imports them, and never needs most of them.
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq --no-compile
# Tests start Python very often, and pytest rewrites every test module.
export PYTHONDONTWRITEBYTECODE :=
# Prints a message over the progress line of the compiler.
say = if [ -t 1 ]; then printf '\r\033[K'; fi; echo "$(1)"

help: ## list the targets
	@grep -hE '^[a-z][a-z0-9 -]*:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9 -]+):.*## /\1\t/' | expand -t 18

.PHONY: help play play-terminal built test test-long tests-long-then-coverage test-rl test-torch check lint types imports client e2e e2e-long wire wire-check tests tests-long tests-interpreted \
  coverage docs docs-serve hooks release bench bench-server bots lock clean
.DELETE_ON_ERROR:

# Serves http://localhost:8000, unless ARGS="--host 0.0.0.0 --port 80" or the like says otherwise.
play: ## serve the room; ARGS="--lang de" adds options, see `parlour serve --help`
	@$(MAKE) --no-print-directory -j2 built
	@$(BIN)/parlour serve --log-level warning $(ARGS)

play-terminal: ## play in the terminal; GAME=frantic, ARGS="--seats 4 --lang de"
	@$(MAKE) --no-print-directory -j2 built
	@$(BIN)/parlour play $(GAME) $(ARGS)

built: $(VENV)/.parlour
	@:

test: check ## check every rule and every feature, except for machine learning

# All at once: make starts each part as soon as what it needs is there, some while the engine is still being compiled. The long static
# checks run at a low priority, in the time that tests spend waiting.
check:
	@$(MAKE) --no-print-directory -j$(call percent,400) -k -O tests e2e lint types client imports wire-check tests-interpreted

test-long: client/node_modules/.installed $(VENV)/.dev $(VENV)/.ray $(VENV)/.parlour $(VENV)/.browser ## run what `make test` leaves out: large crowds, fuzzing, crashes, whole games in the browser, coverage, training
	@$(MAKE) --no-print-directory -j2 -k -O e2e-long tests-long-then-coverage

# One after the other, since each uses all cores; coverage is measured even if a test fails.
tests-long-then-coverage:
	@$(MAKE) --no-print-directory tests-long; tested=$$?; $(MAKE) --no-print-directory coverage && exit $$tested

# Not too low: on a busy machine they would never end.
NICE := nice -n 5

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python scripts/whitespace.py
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

types: $(VENV)/.dev
	$(NICE) $(BIN)/mypy

imports: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/lint-imports

client: client/node_modules/.installed ## check the web client
	cd client && for script in check lint test; do $(NICE) $(NODE) npm run --silent $$script || exit 1; done

e2e: PART := --grep-invert @long
e2e-long: PART := --grep @long
e2e e2e-long: client/node_modules/.installed $(VENV)/.parlour $(VENV)/.browser ## test the web client in a real browser; PICTURES=1 saves screenshots in build/e2e
	cd client && PYTHON="$(CURDIR)/$(BIN)/python" $(NODE) npm run --silent e2e -- $(PART)

wire: client/node_modules/.installed $(VENV)/.parlour ## generate the client's types from the server's schema
	$(BIN)/python client/scripts/schema.py | $(NODE) node client/scripts/types.mjs

wire-check: client/node_modules/.installed $(VENV)/.parlour
	@$(BIN)/python client/scripts/schema.py | $(NODE) node client/scripts/types.mjs --check

# More workers than cores, since server tests wait a lot.
WORKERS = $(call percent,150)
tests: WORKERS = $(call percent,200)
RUN := $(BIN)/python
PYTEST = $(RUN) -m pytest -n $(WORKERS) --dist worksteal

# tests/rl needs packages of its own.
OTHERS := --ignore=tests/rl

# Uses the compiled engine if there is one.
tests: CHOICE := -m 'not long' $(OTHERS)
tests-long: CHOICE := -m 'crowd or long' $(OTHERS)
tests-long: export PARLOUR_TESTS := long
tests tests-long: $(VENV)/.dev $(VENV)/.parlour ## run the Python tests; -long: the large crowds
	@engine=$$($(BIN)/parlour version --lang en | grep -q 'compiled: yes' && echo compiled || echo interpreted); \
	echo "Testing with the $$engine engine"; \
	PARLOUR_ENGINE=$$engine $(PYTEST) $(CHOICE)

test-rl: $(VENV)/.rl $(VENV)/.parlour ## test the environments for machine learning
	@PARLOUR_ENGINE=compiled $(PYTEST) -m 'not long' --ignore=tests/rl/torch tests/rl

test-torch: $(VENV)/.torch $(VENV)/.parlour ## test training, and run the notebook
	@PARLOUR_ENGINE=compiled $(PYTEST) tests/rl

# A quick look at the interpreted engine; `make coverage` runs more tests with it.
tests-interpreted: $(VENV)/.dev $(VENV)/.parlour
	@echo "Testing the interpreted engine"
	@PARLOUR_ENGINE=interpreted PYTHONPATH=src $(PYTEST) tests/test_pins.py tests/test_record.py tests/core \
	  --ignore=tests/core/test_revelations.py --ignore=tests/core/test_kit.py

docs: $(VENV)/.dev ## build the documentation into build/site; broken links, anchors and names are errors
	@rm -rf build/site
	@$(BIN)/python scripts/build_docs.py build/site
	@echo "The documentation is in build/site."

docs-serve: docs ## serve the documentation on http://localhost:8001
	@$(BIN)/python -m http.server --bind localhost --directory build/site 8001

# A compiled engine cannot be traced. What repeats whole games, and what builds or installs, covers little that other tests do not.
COVERED := tests $(OTHERS) -m 'not crowd' $(foreach name,fuzz bot bot_pace many_games position_memory site build release,--ignore-glob='*/test_$(name).py') \
  --ignore=tests/cli/test_frantic.py --ignore=tests/frantic/test_resample.py

coverage: RUN := $(BIN)/coverage run
# The environments and the training are never compiled, and need the speed of the compiled engine.
coverage: $(VENV)/.torch $(VENV)/.parlour ## measure branch coverage (interpreted engine, training included); report in build/coverage/html
	@rm -rf build/coverage && mkdir -p build/coverage
	@PARLOUR_ENGINE=interpreted PYTHONPATH=src $(PYTEST) $(COVERED)
	@PARLOUR_ENGINE=compiled $(PYTEST) tests/rl
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage html -q --fail-under=0
	@$(BIN)/coverage report --skip-covered

hooks: $(VENV)/.dev client/node_modules/.installed ## run the quick checks before each commit, and mypy before each push
	@$(BIN)/pre-commit install

release: $(VENV)/.dev ## make a release: ARGS="0.2.0" or ARGS="0.2.0 --dry-run"
	@$(BIN)/python scripts/release.py $(ARGS)

bench: $(VENV)/.bench $(VENV)/.parlour ## compare the engine with RLCard, OpenSpiel, pgx and PettingZoo
	$(BIN)/python -m bench $(ARGS)

bench-server: $(VENV)/.parlour bench/load/node_modules/.installed ## compare the server under load with boardgame.io
	$(BIN)/python -m bench server $(ARGS)

bots: $(VENV)/.parlour ## play the tournaments of docs/bots.toml again, and publish reports and tables in docs
	$(BIN)/python scripts/publish_bots.py $(ARGS)

lock: $(VENV)/.dev ## upgrade the lock files within the ranges of pyproject.toml and requirements/*.in
	for name in $(LOCKS); do \
	  PARLOUR_COMPILE=0 $(BIN)/pip-compile -q --upgrade --strip-extras --allow-unsafe --no-header --no-annotate \
	    --no-emit-options --extra server \
	    --output-file requirements/$$name.txt pyproject.toml requirements/$$name.in </dev/null || exit 1; \
	done

clean: ## remove everything that make has installed or built
	rm -rf $(VENV) build dist client/node_modules bench/load/node_modules

$(VENV)/bin/python:
	@$(call say,Setting up Python …)
	@$(PYTHON) -c 'import sys; sys.exit("Parlour needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

# The build tools come first, so that the engine is compiled while the other packages are installed.
$(VENV)/.build: requirements/build.in requirements/play.txt | $(VENV)/bin/python
	@$(call say,Installing what the build needs …)
	@$(PIP) -r $< -c requirements/play.txt </dev/null
	@touch $@

$(VENV)/.play $(VENV)/.dev $(VENV)/.bench $(VENV)/.ray $(VENV)/.rl $(VENV)/.torch: $(VENV)/.%: requirements/%.txt | $(VENV)/bin/python
	@$(call say,Installing what $* needs …)
	@$(PIP) -r $< </dev/null
	@touch $@

# Not in parallel: pip writes to the same folder.
$(VENV)/.play: | $(VENV)/.build
$(VENV)/.dev $(VENV)/.bench: | $(VENV)/.play
$(VENV)/.ray $(VENV)/.rl: | $(VENV)/.dev
$(VENV)/.torch: | $(VENV)/.rl

$(VENV)/.browser: | $(VENV)/bin/python
	@client/e2e/browser.sh
	@touch $@

client/node_modules/.installed bench/load/node_modules/.installed: %/node_modules/.installed: %/package-lock.json | $(VENV)/bin/python
	@$(call say,Installing what $* needs …)
	@cd $* && $(NODE) npm ci --ignore-scripts --no-audit --no-fund --silent </dev/null
	@touch $@

# hatch_build.py rebuilds each of them only if its content has changed, whatever the time stamps say.
build/engine.made: $(filter %.py,$(SOURCES)) | $(VENV)/.build
	@$(BIN)/python hatch_build.py engine </dev/null
	@mkdir -p build && touch $@

build/page.made: $(PAGE) $(filter %.ftl,$(SOURCES)) hatch_build.py | $(VENV)/.build client/node_modules/.installed
	@$(call say,Building the page …)
	@$(BIN)/python hatch_build.py page </dev/null
	@touch $@

# Installs the wheel that users get: compiled if there is a C compiler, with the web client.
$(VENV)/.parlour: $(SOURCES) build/engine.made $(if $(filter 0,$(PARLOUR_PAGE)),,build/page.made) | $(VENV)/.play
	@$(call say,Installing Parlour …)
	@rm -rf build/wheel
	@HATCH_QUIET=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel </dev/null >/dev/null
	@$(PIP) --no-deps --force-reinstall build/wheel/*.whl </dev/null
	@touch $@
