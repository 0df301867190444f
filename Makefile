# Everything runs in .venv, which the lock file fills; nothing else on the machine is touched.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := .ci/requirements.lock
RUN    ?= build/run

PARTS  ?= sets encrypted faults explore soak
# Tests wait for disks and daemons about half of the time.
WORKERS ?= $(shell echo $$((2 * $$(nproc))))
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
SMOKE  := $(addprefix tests/rpc/methods/test_,memory_tool_cases.py recall.py tools.py)

.PHONY: help run quick test test-full $(PARTS:%=test-full-%) demo matrix coverage format lint types \
  docs generate bench bench-search lock release setup clean

.DEFAULT_GOAL := help

help: ## list the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

run: setup ## start the daemon and say what to type next
	@mkdir -p $(RUN)
	@$(BIN)/python .ci/welcome.py $(RUN)
	@exec $(BIN)/memoryd --socket $(RUN)/memoryd.sock --workspace-root $(RUN)/workspace

test: setup lint types ## everything that must hold before a change lands
	$(PYTEST)

quick: setup lint types ## lint, types, the pure parts and a few calls to a daemon
	$(PYTEST) tests/unit $(SMOKE)

test-full: setup lint types ## the tests in their long forms, hours; PARTS="sets encrypted faults explore soak"
	$(MAKE) --no-print-directory $(PARTS:%=test-full-%)

test-full-sets: # the labelled sets in full
	$(PYTEST) --full-sets

test-full-encrypted: # every user encrypted
	$(PYTEST) --encrypted

test-full-faults: # load, kills, lost power, ten thousand users
	$(BIN)/python -m pytest -q tests/faults tests/storage --load-seconds 60 --many-users 10000 \
	  --kills 300 --crash-points 150 --bit-flips 200 --key-kills 50

test-full-explore: # the property tests, five times with examples of their own
	for time in 1 2 3 4 5; do $(PYTEST) --hypothesis-profile=exploring \
	  $$(grep -rl '@given' tests --include='*.py') || exit 1; done

test-full-soak: # twenty minutes of every kind of call; figures and plot in bench/out
	$(BIN)/python -m pytest -q tests/faults/test_soak.py --soak-seconds 1200

demo: setup ## play the safety case, step by step
	@$(BIN)/python bench/demo.py

matrix: setup ## the tests under each Python that is installed, without tests/faults; ARGS="tests/unit -x"
	$(BIN)/nox -- $(ARGS)

coverage: setup ## lines of the daemon that tests/unit and tests/rpc/methods run, in its own process too
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q -n auto tests/unit tests/rpc/methods
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered

format: setup ## format the code and apply the safe fixes of ruff
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lint: setup ## check style, format, words and generated files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/check_words.py
	$(BIN)/python tools/generate.py --check

types: setup ## check types
	$(BIN)/mypy -p memoryd -p memoryd_client
	$(BIN)/mypy bench noxfile.py tools/generate.py tools/check_words.py tools/release.py
	$(BIN)/mypy tests

docs: setup ## build the documentation into build/docs
	$(BIN)/python -m sphinx -q -W -b html docs build/docs
	@echo "build/docs/index.html"

generate: setup ## write the docs and completions that come from the schemas and the settings
	$(BIN)/python tools/generate.py

bench: setup ## measure; tables here, JSON and plots in bench/out
	$(BIN)/python bench/rpc.py
	$(BIN)/python bench/cli.py
	$(BIN)/python bench/clients.py
	$(BIN)/python bench/startup.py
	$(BIN)/python bench/decrees.py tests/data/decrees_dev.jsonl
	$(BIN)/python bench/verdicts.py --costs tests/data/verdicts_dev.jsonl
	$(BIN)/python bench/fairness.py
	$(BIN)/python bench/guard.py tests/data/threats_tune.jsonl
	$(BIN)/python bench/model_memory.py
	$(BIN)/python bench/save.py
	$(BIN)/python bench/search.py --sizes 1000 10000

bench-search: ## searches next to Chroma and LangGraph, in build/bench-venv
	@test -d build/bench-venv || $(PYTHON) -m venv build/bench-venv
	build/bench-venv/bin/pip install --quiet --editable '.[bench]'
	build/bench-venv/bin/python bench/search.py

lock: setup ## pin the newest versions that pyproject.toml allows
	$(BIN)/pip-compile --quiet --strip-extras --extra dev --generate-hashes --allow-unsafe \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header \
	  --output-file $(LOCK) pyproject.toml

release: setup ## build and check both distributions in dist/; nothing is uploaded
	$(BIN)/python tools/release.py

setup: $(VENV)/ready ## fill .venv from the lock file

$(VENV)/ready: $(LOCK) pyproject.toml clients/python/pyproject.toml
	@echo "setting up $(VENV) (about a minute the first time)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --require-hashes -r $(LOCK)
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation -e . -e clients/python
	@touch $@
	@echo "$(VENV) is ready"

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) build dist *.egg-info

include systemd/install.mk
