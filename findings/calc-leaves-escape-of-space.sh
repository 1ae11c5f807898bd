#!/bin/sh
# A string of a workbook says a character by its code as _xHHHH_, so a text that only looks like that has its first underscore
# written as _x005F_ (ECMA-376 part 1, 22.9.2.19). LibreOffice Calc 7.4 (Debian 12) does so for _x0041_ and _x005F_, and not for
# _x0020_: a reader that unescapes by the standard gets a space where the sheet showed the eight characters.
# Source: what Calc writes of a text file, below.
set -eu
command -v soffice >/dev/null && command -v unzip >/dev/null ||
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends libreoffice-calc unzip >/dev/null; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '_x0020_b,_x0041_c,_x005F_d\n' >texts.csv
soffice --headless "-env:UserInstallation=file://$folder/profile" --convert-to xlsx texts.csv >/dev/null 2>&1
soffice --version
strings=$(unzip -p texts.xlsx xl/sharedStrings.xml | grep -o '<t[^>]*>[^<]*</t>' | sed 's/<[^>]*>//g' | tr '\n' ' ')
echo "kept as: $strings"
[ "$strings" = '_x0020_b _x005F_x0041_c _x005F_x005F_d ' ]
echo 'as found'
