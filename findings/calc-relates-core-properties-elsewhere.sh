#!/bin/sh
# Core properties of an office file are related by the address of the package conventions,
# http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties (ECMA-376 part 2, annex). Workbooks that
# LibreOffice Calc 7.4 (Debian 12) writes use .../officedocument/2006/... with a small d, an address of no standard, while the
# texts that Writer of the same version writes use the right one: a reader with a list of known relations needs both.
# Source: the packages both write, below.
set -eu
command -v soffice >/dev/null && command -v unzip >/dev/null && [ -n "$(ls /usr/lib/libreoffice/program/libswlo.so 2>/dev/null)" ] ||
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends libreoffice-calc libreoffice-writer unzip >/dev/null; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'a,b\n' >sheet.csv
printf 'a\n' >page.txt
soffice --headless "-env:UserInstallation=file://$folder/profile" --convert-to xlsx sheet.csv >/dev/null 2>&1
soffice --headless "-env:UserInstallation=file://$folder/profile" --convert-to docx page.txt >/dev/null 2>&1
soffice --version
related() { unzip -p "$1" _rels/.rels | grep -o 'http[^"]*core-properties'; }
echo "Calc: $(related sheet.xlsx)"
echo "Writer: $(related page.docx)"
[ "$(related sheet.xlsx)" = 'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties' ]
[ "$(related page.docx)" = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties' ]
echo 'as found'
