# make install, make uninstall: the program in its own virtual environment, and the files for
# systemd and the shells.
#
#   PREFIX   the installation prefix; default: /usr/local
#   DESTDIR  a staging folder that replaces / when building a package
#   PROGRAM  set it to `no` to skip the virtual environment

PREFIX  ?= /usr/local
PROGRAM ?= yes

TARGET   := $(DESTDIR)$(PREFIX)
APP      := $(TARGET)/lib/memoryd
UNITS    := memoryd.service memoryd.socket memoryd@.service memoryd@.socket
COMMANDS := memoryd memoryctl

INSTALLED := $(addprefix lib/systemd/system/,$(UNITS)) lib/sysusers.d/memoryd.conf \
  lib/tmpfiles.d/memoryd.conf share/bash-completion/completions/memoryctl \
  share/zsh/site-functions/_memoryctl share/doc/memoryd/operating.md share/doc/memoryd/LICENSE \
  $(addprefix bin/,$(COMMANDS))

.PHONY: install install-program uninstall

install: install-program ## install for systemd below PREFIX (/usr/local)
	@install -Dm644 -t "$(TARGET)/lib/systemd/system" $(addprefix systemd/,$(UNITS))
	@sed -i 's|/usr/|$(PREFIX)/|g' $(patsubst %,"$(TARGET)/lib/systemd/system/%",$(UNITS))
	@install -Dm644 systemd/sysusers.conf "$(TARGET)/lib/sysusers.d/memoryd.conf"
	@install -Dm644 systemd/tmpfiles.conf "$(TARGET)/lib/tmpfiles.d/memoryd.conf"
	@install -Dm644 clients/python/memoryd_client/memoryctl/completion/memoryctl.bash \
	  "$(TARGET)/share/bash-completion/completions/memoryctl"
	@install -Dm644 clients/python/memoryd_client/memoryctl/completion/_memoryctl "$(TARGET)/share/zsh/site-functions/_memoryctl"
	@install -Dm644 -t "$(TARGET)/share/doc/memoryd" docs/operating.md LICENSE
	@install -d "$(TARGET)/bin"
	@for name in $(COMMANDS); do ln -sfn ../lib/memoryd/bin/$$name "$(TARGET)/bin/$$name"; done
	@echo "installed below $(TARGET). Next steps: $(PREFIX)/share/doc/memoryd/operating.md"

# The environment is recreated, so no files of an older version remain.
install-program:
ifeq ($(PROGRAM),yes)
	@echo "installing the program into $(APP) (about a minute)"
	@rm -rf "$(APP)" build/lib build/bdist.* clients/python/build
	@$(PYTHON) -m venv "$(APP)"
	@$(PYTHON) .ci/runtime_lock.py $(LOCK) pyproject.toml > "$(APP)/runtime.lock"
	@"$(APP)/bin/python" -m pip install --quiet --require-hashes -r "$(APP)/runtime.lock"
	@"$(APP)/bin/python" -m pip install --quiet --no-deps --no-build-isolation . ./clients/python
	@grep -rlI "$(APP)" "$(APP)/bin" "$(APP)/pyvenv.cfg" | xargs -r sed -i 's|$(TARGET)|$(PREFIX)|g'
endif

uninstall: ## remove what `make install` installed below PREFIX; workspaces and settings stay
	@rm -rf "$(APP)"
	@rm -f $(patsubst %,"$(TARGET)/%",$(INSTALLED))
	@cd "$(TARGET)" && for file in $(INSTALLED); do \
	  rmdir -p --ignore-fail-on-non-empty "$$(dirname $$file)" 2>/dev/null; done; true
	@echo "removed from $(TARGET). Workspaces (/var/lib/memoryd), settings (/etc/memoryd) and the" \
	  "Unix user memoryd are kept."
