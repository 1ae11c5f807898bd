import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

const SYSTEM = '/usr/sbin/samba';
/** What a domain is made of: recommended packages do not come by themselves. */
const PROVISION = '/usr/share/samba/setup/provision.ldif';

/** The domain controller of this machine, installed where that may be; undefined where there is none. */
export const haveSamba = (): string | undefined => {
  const isThere = () => existsSync(SYSTEM) && existsSync(PROVISION);
  if (!isThere() && mayInstall())
    install('samba-ad-dc', 'samba-ad-provision', 'samba-dsdb-modules', 'winbind');
  return isThere() ? SYSTEM : undefined;
};
