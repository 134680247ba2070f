#!/bin/sh
# A browser for the tests: Chromium's headless shell, from Debian if whoever runs this may install it, or the machine's own browser.
set -eu
has() {
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then return 0; fi
  done
  return 1
}
if has "${PARLOUR_BROWSER:-}" chromium-headless-shell; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium …"
  apt-get update -qq </dev/null
  for package in chromium-headless-shell chromium; do
    if DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" fonts-liberation \
      </dev/null >/dev/null; then exit 0; fi
  done
fi
if ! has chromium chromium-browser google-chrome; then
  echo "The tests of the page need Chromium: install it, or name one in PARLOUR_BROWSER." >&2
  exit 1
fi
