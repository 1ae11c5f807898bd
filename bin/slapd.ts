import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

const SYSTEM = ['/usr/sbin/slapd', '/usr/libexec/slapd', '/usr/lib/openldap/slapd'];

/** The OpenLDAP server of this machine, SLAPD_PATH first; undefined where there is none. */
export const systemSlapd = (): string | undefined =>
  [process.env.SLAPD_PATH, ...SYSTEM].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Sees to it that there is an OpenLDAP server where one can be installed; elsewhere its tests say that they skip. */
export async function haveSlapd(): Promise<void> {
  if (systemSlapd() || !mayInstall()) return;
  try {
    install('slapd');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}OpenLDAP can not be installed: its tests will skip.\n`);
  }
}
