#!/bin/sh
# fflate 0.8.3 marks its ZIP entries as made on FAT (host 0) unless told otherwise, with the UTF-8 flag set for names that need
# it. Debian's UnZip 6.0 with its patches takes names of a FAT archive for an OEM code page in spite of that flag, and shows
# something else; the same bytes marked as made on Unix (host 3) are shown as they are. An entry made on Unix without a mode is
# unpacked with no permissions at all. Sources: fflate's README (`os`, `attrs`), UnZip's unzip.h and unix.c as Debian patches
# them, APPNOTE 4.4.2 and 4.4.15.
set -eu
command -v unzip >/dev/null || { apt-get update -qq && apt-get install -y -qq unzip >/dev/null; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fflate@0.8.3 >/dev/null
cat >made.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
const made = (name, how) =>
  writeFileSync(name, zipSync({ 'Заявление.txt': [strToU8('x'), { level: 0, ...how }] }));
made('fat.zip', {});
made('unix.zip', { os: 3, attrs: (0o100644 << 16) >>> 0 });
made('no-mode.zip', { os: 3 });
JS
node made.mjs
unzip -v | head -1
export LC_ALL=C.UTF-8
fat=$(unzip -Z1 fat.zip)
unix=$(unzip -Z1 unix.zip)
mode=$(unzip -Z no-mode.zip | sed -n 3p | cut -c1-10)
echo "made on FAT: $fat"
echo "made on Unix: $unix"
echo "made on Unix without a mode: $mode"
[ "$fat" != 'Заявление.txt' ] && [ "$unix" = 'Заявление.txt' ] && [ "$mode" = '?---------' ]
echo 'as found'
