# make play, make test, make check, make bench: each sets up all it needs, and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py
# What the page in the browser is made of.
PAGE := $(shell find client \( -name node_modules -o -name e2e \) -prune -o -type f -not -name '*.test.*' -not -name '*.pyc' -print)
LOCKS := play dev bench
GAME ?= fzzzt
# For `node` and `npm`, the machine's own or from PyPI.
NODE := "$(CURDIR)/$(BIN)/python" "$(CURDIR)/client/scripts/node.py"
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
# Says what is going on, in place of the line on which the engine says how far it is.
say = if [ -t 1 ]; then printf '\r\033[K'; fi; echo "$(1)"

.PHONY: play play-terminal built test test-long check lint types imports client e2e e2e-long wire wire-check tests tests-long glance \
  coverage docs docs-serve hooks release bench bench-server lock clean
.DELETE_ON_ERROR:

# The room says where it is: http://localhost:8000, unless ARGS="--host 0.0.0.0 --port 80" or the like says otherwise.
play: ## the room in the browser; ARGS="--lang de" goes on the command line, see `parlour serve --help`
	@$(MAKE) --no-print-directory -j2 built
	@$(BIN)/parlour serve --log-level warning $(ARGS)

play-terminal: ## a game in the terminal; GAME=frantic, and ARGS="--seats 4 --lang de"
	@$(MAKE) --no-print-directory -j2 built
	@$(BIN)/parlour play $(GAME) $(ARGS)

built: $(VENV)/.parlour
	@:

test: check

# While the engine is compiled, others read the source.
check: ## all that a change needs: each rule and each feature, quickly
	@$(MAKE) --no-print-directory -j2 -O $(VENV)/.parlour lint types imports client wire-check $(VENV)/.browser
	$(call beside,e2e,tests glance)

test-long: client/node_modules/.installed $(VENV)/.dev $(VENV)/.parlour $(VENV)/.browser ## what `make test` leaves out: crowds of games, fuzzing, crashes, whole games in the browser
	$(call beside,e2e-long,tests-long coverage)

# A browser waits a good deal, which leaves time for others; their report follows.
define beside
@mkdir -p build; $(MAKE) --no-print-directory -k $(2) >build/beside.log 2>&1 & others=$$!; \
$(MAKE) --no-print-directory $(1); page=$$?; \
wait $$others; rest=$$?; cat build/beside.log; exit $$((page || rest))
endef

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/lint-imports

client: client/node_modules/.installed ## the page in the browser
	cd client && $(NODE) npm run --silent check && $(NODE) npm run --silent lint && $(NODE) npm run --silent test

e2e: PART := --grep-invert @long
e2e-long: PART := --grep @long
e2e e2e-long: client/node_modules/.installed $(VENV)/.parlour $(VENV)/.browser ## the page in a real browser; pictures go to build/e2e
	cd client && PARLOUR="$(CURDIR)/$(BIN)/parlour" $(NODE) npm run --silent e2e -- $(PART)

wire: client/node_modules/.installed $(VENV)/.parlour ## the page's types of what the server sends and takes
	$(BIN)/python client/scripts/schema.py | $(NODE) node client/scripts/types.mjs

wire-check: client/node_modules/.installed $(VENV)/.parlour
	@$(BIN)/python client/scripts/schema.py | $(NODE) node client/scripts/types.mjs --check

# More than there are cores: much of a test of a server is waiting for it.
PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal

# With the compiled engine where there is one.
tests-long: CHOICE := -m crowd
tests-long: export PARLOUR_TESTS := long
tests tests-long: $(VENV)/.dev $(VENV)/.parlour ## everything in Python; -long: the crowds in full
	@engine=$$($(BIN)/parlour version --lang en | grep -q 'compiled: yes' && echo compiled || echo interpreted); \
	echo "Testing with the $$engine engine"; \
	PARLOUR_ENGINE=$$engine $(PYTEST) $(CHOICE)

# A quick look at the interpreted engine; `make coverage` runs all tests with it.
glance: $(VENV)/.dev
	@echo "Testing the interpreted engine"
	@PARLOUR_ENGINE=interpreted PYTHONPATH=src $(PYTEST) tests/test_conformance.py tests/test_pins.py tests/test_record.py

docs: $(VENV)/.dev ## the documentation as a site, in build/site; a broken link, anchor or name is an error
	@rm -rf build/site
	@PYTHONPATH=src $(BIN)/sphinx-build -W --keep-going -n -E -q -d build/doctrees docs build/site
	@echo "The documentation is in build/site."

docs-serve: docs ## the site on http://localhost:8001
	@$(BIN)/python -m http.server --bind localhost --directory build/site 8001

# A compiled engine cannot be traced. Fuzzing, bot contests and thousands of games cover little that other tests do not.
COVERED := tests $(foreach name,position_fuzz fuzz bot many_games worlds,--ignore-glob='*/test_$(name).py')

coverage: $(VENV)/.dev $(VENV)/.parlour ## all tests with the interpreted engine, and its branch coverage; see build/coverage/html
	@rm -rf build/coverage && mkdir -p build/coverage
	@PARLOUR_ENGINE=interpreted PYTHONPATH=src $(BIN)/coverage run -m pytest -n 3 --dist worksteal $(COVERED)
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage html -q --fail-under=0
	@$(BIN)/coverage report --skip-covered

hooks: $(VENV)/.dev client/node_modules/.installed ## check what is committed, before it is
	@$(BIN)/pre-commit install

release: $(VENV)/.dev ## a release: ARGS="0.2.0", or ARGS="0.2.0 --dry-run"
	@$(BIN)/python scripts/release.py $(ARGS)

bench: $(VENV)/.bench $(VENV)/.parlour ## speed beside RLCard and OpenSpiel, as ratios
	$(BIN)/python -m bench $(ARGS)

bench-server: $(VENV)/.parlour bench/load/node_modules/.installed ## load on the server beside boardgame.io's
	$(BIN)/python -m bench server $(ARGS)

lock: $(VENV)/.dev ## newer versions within the ranges of pyproject.toml and requirements/*.in
	for name in $(LOCKS); do \
	  PARLOUR_COMPILE=0 $(BIN)/pip-compile -q --upgrade --strip-extras --allow-unsafe --no-header --no-annotate \
	    --no-emit-options \
	    --output-file requirements/$$name.txt pyproject.toml requirements/$$name.in </dev/null || exit 1; \
	done

clean:
	rm -rf $(VENV) build dist

$(VENV)/bin/python:
	@$(call say,Setting up Python …)
	@$(PYTHON) -c 'import sys; sys.exit("Parlour needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

# A few packages, in the versions of the others: the engine is compiled while the others are installed.
$(VENV)/.build: requirements/build.in requirements/play.txt | $(VENV)/bin/python
	@$(call say,Installing what the build needs …)
	@$(PIP) -r $< -c requirements/play.txt </dev/null
	@touch $@

$(VENV)/.play $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.txt | $(VENV)/bin/python
	@$(call say,Installing what $* needs …)
	@$(PIP) -r $< </dev/null
	@touch $@

# One after the other, as all write to one folder.
$(VENV)/.play: | $(VENV)/.build
$(VENV)/.dev $(VENV)/.bench: | $(VENV)/.play

$(VENV)/.browser: | $(VENV)/bin/python
	@client/e2e/browser.sh
	@touch $@

client/node_modules/.installed bench/load/node_modules/.installed: %/node_modules/.installed: %/package-lock.json | $(VENV)/bin/python
	@$(call say,Installing what $* needs …)
	@cd $* && $(NODE) npm ci --ignore-scripts --no-audit --no-fund --silent </dev/null
	@touch $@

# Both are built anew only if something in them has changed, whatever the time stamps say: see hatch_build.py.
build/engine.made: $(filter %.py,$(SOURCES)) | $(VENV)/.build
	@$(BIN)/python hatch_build.py engine </dev/null
	@mkdir -p build && touch $@

build/page.made: $(PAGE) $(filter %.ftl,$(SOURCES)) hatch_build.py | $(VENV)/.build client/node_modules/.installed
	@$(call say,Building the page …)
	@$(BIN)/python hatch_build.py page </dev/null
	@touch $@

# The wheel is built and installed as a user would get it: compiled where there is a C compiler, and with the page.
$(VENV)/.parlour: $(SOURCES) build/engine.made $(if $(filter 0,$(PARLOUR_PAGE)),,build/page.made) | $(VENV)/.play
	@$(call say,Installing Parlour …)
	@rm -rf build/wheel
	@HATCH_QUIET=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel </dev/null >/dev/null
	@$(PIP) --no-deps --force-reinstall build/wheel/*.whl </dev/null
	@touch $@
