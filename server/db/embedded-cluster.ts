import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { applicationUrlOf } from './application-role.ts';
import type { Account } from './embedded-account.ts';

const MAJOR = '18';

/** Where a server lives, with which programs, under which account. */
export type Place = {
  home: string;
  cluster: string;
  programs: string;
  account: Account | undefined;
  password: string;
};

/** Nothing of ours: PGPORT, PGOPTIONS or a locale of the machine would change what is started. */
export const cleanEnvironment = { NODE_ENV: 'production', LC_ALL: 'C', TZ: 'UTC' } as const;

/** The cluster appears under its name only when it is whole: a start cut short leaves nothing half-made. */
export function createCluster(place: Place): void {
  const unfinished = { ...place, cluster: `${place.cluster}.new` };
  rmSync(unfinished.cluster, { recursive: true, force: true });
  mkdirSync(unfinished.cluster, { mode: 0o700 });
  if (place.account) chownSync(unfinished.cluster, place.account.uid, place.account.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ru'];
  run(unfinished, 'initdb', ['-D', fromInside(unfinished), '-U', 'postgres', '-A', 'trust', '-N', ...locale]);
  // No password for the superuser and no other line: only named roles come in, over the loopback.
  writeFileSync(join(unfinished.cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  run(
    unfinished,
    'postgres',
    ['--single', '-D', fromInside(unfinished), '-c', 'exit_on_error=on', 'postgres'],
    [
      `CREATE ROLE portal LOGIN CREATEDB PASSWORD '${place.password}'`,
      'GRANT pg_monitor, pg_checkpoint TO portal',
      'CREATE DATABASE portal OWNER portal',
      ...applicationRole(place),
      '',
    ].join('\n'),
  );
  renameSync(unfinished.cluster, place.cluster);
}

/** Gives a cluster from before the portal had a role of its own that role; the server is not running yet. */
export function addApplicationRole(place: Place): void {
  const done = join(place.home, 'application-role');
  if (existsSync(done)) return;
  run(
    place,
    'postgres',
    ['--single', '-D', fromInside(place), 'postgres'],
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationOf(place).username}') THEN ${applicationRole(place).join('; ')}; END IF; END $$\n`,
  );
  writeFileSync(done, '');
}

const applicationOf = ({ password }: Place): URL =>
  new URL(applicationUrlOf(`postgres://portal:${password}@127.0.0.1/portal`));

/** The owner may end the connections of the portal. */
const applicationRole = (place: Place): string[] => {
  const { username, password } = applicationOf(place);
  return [`CREATE ROLE ${username} LOGIN PASSWORD '${password}'`, `GRANT ${username} TO portal`];
};

function run(place: Place, program: string, args: string[], input = ''): void {
  const { status, stdout, stderr, error } = spawnSync(join(place.programs, 'bin', program), args, {
    ...place.account,
    cwd: place.cluster,
    env: cleanEnvironment,
    input,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(complaintIn(`${stdout}\n${stderr}`));
}

/** The account may not be allowed to walk down to the cluster from `/`; inside it already stands. */
export const fromInside = (place: Place) =>
  place.account && process.platform === 'linux' ? '/proc/self/cwd' : place.cluster;

/** The password of the role `portal`, made once. */
export function keptPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** Data of another major version would need an upgrade we do not do. */
export function checkMajor(cluster: string): void {
  const major = readLines(join(cluster, 'PG_VERSION'))[0]?.trim();
  if (major !== MAJOR) {
    throw new Error(`its data was written by PostgreSQL ${major}, this is PostgreSQL ${MAJOR}`);
  }
}

/** The sentence of a PostgreSQL program that tells why it gave up. */
export function complaintIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return complaint.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '');
}

/** Lines of a small file; none when there is no such file. */
export const readLines = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
