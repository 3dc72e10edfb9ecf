# One command each. Nothing but dispatch stands here: see tools/ and CONTRIBUTING.md.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check check-site fuzz bench build screenshots clean format

PYTHON ?= python3
JOBS ?= 2
VENV := .venv/bin/python
RUNTIME := node_modules/.runtime
MODULES := node_modules/.all
VENDOR := vendor/.stamp

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENDOR) ## serve the game on this machine (PORT=8000, BROWSER=none)
	@$(PYTHON) -m tools.serve

test: check $(VENDOR) ## run everything: checks, engine, page, Pyodide, browser
	@chromium="$$($(PYTHON) -m tools.browser)" && CHROMIUM="$$chromium" $(VENV) -m tools.run_tests $(JOBS)

check: .venv/.stamp $(MODULES) ## lint, types, import direction, what could drift
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	node_modules/.bin/tsc -p tsconfig.json
	$(VENV) -m tools.shape_types --check
	$(VENV) -m tools.pyscript_files --check
	$(VENV) -m pytest -q tests/test_project.py

format: .venv/.stamp ## mend what ruff can mend, write what is generated
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	$(VENV) -m tools.shape_types
	$(VENV) -m tools.pyscript_files

screenshots: .venv/.stamp $(VENDOR) ## take pictures of every state in every size, to be looked at
	@chromium="$$($(PYTHON) -m tools.browser)" && CHROMIUM="$$chromium" $(VENV) -m tools.screenshots

bench: .venv/.stamp $(VENDOR) ## measure the engine (CPython, Pyodide) and the page's start
	@chromium="$$($(PYTHON) -m tools.browser)" && CHROMIUM="$$chromium" $(VENV) -m tools.bench

check-site: ## list everything that is wrong with site.json
	@$(PYTHON) -m tools.check_site

fuzz: .venv/.stamp ## feed a million broken inputs to everything that reads (INPUTS=1000000)
	$(VENV) -m tools.fuzz --jobs $(JOBS) --inputs $(or $(INPUTS),1000000)

build: $(VENDOR) $(MODULES) ## write the static site to dist/
	$(PYTHON) -m tools.build

clean: ## remove what was installed and written
	rm -rf .venv node_modules vendor dist test-results .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find acey tools tests e2e -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.stamp: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(VENV) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(MODULES): package-lock.json
	npm ci --no-progress
	@touch $(RUNTIME) $@

# The page needs two packages only; where all are installed, they are there too.
$(RUNTIME): package-lock.json
	@if [ $(MODULES) -nt package-lock.json ]; then :; else npm ci --omit=dev --no-progress; fi
	@touch $@

# An engine that imports the same of the standard library costs no second here: tools/light_make.py looks.
$(VENDOR): $(RUNTIME) tools/vendor.py $(wildcard tools/light*.py tools/licences/* acey/*.py acey/players/*.py)
	$(PYTHON) -m tools.vendor
	@touch $@
