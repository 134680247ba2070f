#!/bin/sh
# A browser for the tests: the machine's own Chromium or Chrome, or Debian's, if whoever runs this may install it.
set -eu
for name in "${PARLOUR_BROWSER:-}" chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "The tests of the page need Chromium: install it, or name one in PARLOUR_BROWSER." >&2
  exit 1
fi
echo "Installing Chromium …"
apt-get update -qq </dev/null
DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-liberation </dev/null >/dev/null
