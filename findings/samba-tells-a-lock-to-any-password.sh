#!/bin/sh
# A domain controller says in the text of result 49 why it lets a person in no longer: `data 533` disabled, `data 701` expired,
# `data 773` must change the password. Samba 4.17 (Debian 12) says these three to the right password alone; a wrong one reads
# `data 52e`, as for a name that is not there. A locked account is another matter: `data 775` comes for a wrong password too,
# from the first attempt after the limit on. So 533, 701 and 773 prove the password, and 775 proves nothing.
# Source: a domain of its own, below. Wants root and port 389 of 127.0.0.1.
set -eu
{ command -v samba && command -v ldapwhoami && [ -e /usr/share/samba/setup/provision.ldif ]; } >/dev/null ||
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends \
      samba-ad-dc samba-ad-provision samba-dsdb-modules winbind ldap-utils >/dev/null 2>&1; }
folder=$(mktemp -d)
trap 'pkill -TERM -s "${group:-0}" samba 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
conf=$folder/etc/smb.conf
samba-tool domain provision --realm=HOUSE.TEST --domain=HOUSE --server-role=dc --dns-backend=NONE --adminpass='Domain#2026-x' \
  --targetdir="$folder" --option='interfaces=lo' --option='bind interfaces only=yes' --option='server services=ldap' \
  --option='vfs objects=acl_xattr xattr_tdb' --option="posix:eadb=$folder/private/eadb.tdb" >/dev/null 2>&1
sed -i 's/^\[global\]/[global]\n\tldap server require strong auth = no\n\ttls enabled = no/' "$conf"
setsid samba --interactive --no-process-group --configfile "$conf" >/dev/null 2>&1 &
group=$!
tool() { samba-tool "$@" --configfile "$conf" >/dev/null; }
right='Right#2026-house'
tool domain passwordsettings set --account-lockout-threshold=3
for name in disabled expired change locked; do tool user create "$name" "$right"; done
tool user disable disabled
tool user setexpiry expired --days=0
tool user setpassword change --newpassword="$right" --must-change-at-next-login
says() { # samba has no whoami: what counts is the bind before it
  ldapwhoami -x -H ldap://127.0.0.1 -D "$1@house.test" -w "$2" 2>&1 | grep -o 'data [0-9a-f]*' || echo in
}
until ldapsearch -x -H ldap://127.0.0.1 -b '' -s base >/dev/null 2>&1; do sleep 0.2; done
for time in 1 2 3; do says locked "wrong $time" >/dev/null; done
samba --version
told=
for name in disabled expired change locked; do
  line="$name: right $(says $name "$right"), wrong $(says $name wrong)"
  echo "$line"
  told="$told$line;"
done
[ "$told" = 'disabled: right data 533, wrong data 52e;expired: right data 701, wrong data 52e;change: right data 773, wrong data 52e;locked: right data 775, wrong data 775;' ]
echo 'as found'
