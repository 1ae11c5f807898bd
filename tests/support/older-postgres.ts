import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { accountFor } from '../../server/db/embedded-account.ts';
import { freePort } from './portal.ts';

/** Where Debian keeps each major version. */
const PLACE = '/usr/lib/postgresql';
const FIRST_SUPPORTED = 18;

/** Programs of a PostgreSQL of this machine that the portal does not work with; undefined where there is none. */
export const olderPostgres = (): string | undefined => {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).map(Number) : [];
  const old = versions.filter((version) => version < FIRST_SUPPORTED).sort((a, b) => b - a);
  return old
    .map((version) => join(PLACE, `${version}`, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')));
};

interface OlderServer {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/** A server of these programs with an empty database, under another account where this one is root. */
export const startOlder = async (programs: string): Promise<OlderServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-older-'));
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  const account = accountFor(join(folder, 'none'));
  if (account) for (const path of [folder, cluster]) chownSync(path, account.uid, account.gid);
  const port = await freePort();
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'portal', '-A', 'trust', '-N'], {
    ...options,
    stdio: 'ignore',
  });
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, '-p', `${port}`, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const state = join(cluster, 'postmaster.pid');
  await expect
    .poll(() => existsSync(state) && readFileSync(state, 'utf8').split('\n')[7]?.trim())
    .toBe('ready');
  const said = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    version: said.replace(/^\S+ \S+ /, '').trim(),
    stop: async () => {
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
