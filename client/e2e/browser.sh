#!/bin/sh
# The browsers of the tests, from Debian if whoever runs this may install them, or the machine's own: Chromium's headless shell, which is
# fast, and Chromium itself, which knows what can be installed as an app.
set -eu
has() {
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then return 0; fi
  done
  return 1
}
whole="chromium chromium-browser google-chrome"
if has "${PARLOUR_BROWSER:-}" || { has chromium-headless-shell && has $whole; }; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium …"
  apt-get update -qq </dev/null
  for package in chromium chromium-headless-shell; do
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" fonts-liberation \
      </dev/null >/dev/null || echo "There is no package $package." >&2
  done
fi
if ! has $whole; then
  echo "The tests of the page need Chromium: install it, or name one in PARLOUR_BROWSER." >&2
  exit 1
fi
