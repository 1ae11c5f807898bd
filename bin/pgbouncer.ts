import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

const SYSTEM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** PgBouncer of this machine, PGBOUNCER_PATH first; undefined where there is none. */
export const systemPgBouncer = (): string | undefined =>
  [process.env.PGBOUNCER_PATH, ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** Sees to it that there is a PgBouncer where one can be installed; elsewhere its tests say that they skip. */
export async function havePgBouncer(): Promise<void> {
  if (systemPgBouncer() || !mayInstall()) return;
  try {
    install('pgbouncer');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}PgBouncer can not be installed: its tests will skip.\n`);
  }
}
