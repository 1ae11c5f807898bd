import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationUrlOf } from './application-role.ts';
import { accountFor, programsFor } from './embedded-account.ts';
import {
  addApplicationRole,
  checkMajor,
  cleanEnvironment,
  complaintIn,
  createCluster,
  fromInside,
  keptPassword,
  type Place,
  readLines,
} from './embedded-cluster.ts';
import { makeWay, takeOwnership } from './embedded-previous.ts';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const ROOM_NEEDED_BYTES = 128 * 1024 * 1024;

/**
 * A running PostgreSQL of our own: its address for the owner and for the portal itself, its process, its end (asked for
 * or not), and how to ask for it.
 */
export type Embedded = {
  url: string;
  applicationUrl: string;
  pid: number;
  gone: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that came with npm as a direct child, on 127.0.0.1 and a free port that is kept in
 * `<dataDir>/pg/port`. The first start creates the cluster (UTF-8, Russian collation), the roles `portal` (no
 * superuser, owns the database) and `portal_app` (owns nothing), and the database. `durable: false` trades crash safety
 * for speed: tests only. Refuses with one sentence when the folder is in use, not writable or full.
 */
export async function startEmbedded(options: { dataDir: string; durable?: boolean }): Promise<Embedded> {
  const home = resolve(options.dataDir, 'pg');
  const cluster = join(home, 'cluster');
  try {
    mkdirSync(home, { recursive: true });
    await makeWay(home, cluster);
    const account = accountFor(cluster);
    const place = { home, cluster, account, programs: programsFor(account), password: keptPassword(home) };
    if (!existsSync(cluster)) createCluster(place);
    checkMajor(cluster);
    addApplicationRole(place);
    return await serve(place, options.durable ?? true);
  } catch (error) {
    throw new Error(sentenceFor(error, home), { cause: error });
  }
}

async function serve(place: Place, durable: boolean): Promise<Embedded> {
  const port = await keptPort(place.home);
  const log = openSync(join(place.home, 'log'), 'w', 0o600);
  const child = spawn(join(place.programs, 'bin', 'postgres'), serverArguments(place, port, durable), {
    ...place.account,
    cwd: place.cluster,
    env: cleanEnvironment,
    // Ctrl-C goes to the whole group of the terminal: the database must outlive the server's farewell.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  endWithUs(child, gone);
  await ready(child, gone, place);
  takeOwnership(place.home);
  child.unref();
  const url = `postgres://portal:${place.password}@127.0.0.1:${port}/portal`;
  return {
    url,
    applicationUrl: applicationUrlOf(url),
    pid: child.pid ?? 0,
    gone,
    stop: () => stop(child, gone),
  };
}

/**
 * Stops the server when this process ends, however that comes about: a process that was killed says nothing more, but
 * the pipe to the one that watches it closes. SIGINT tells PostgreSQL to part with its clients and write down what it
 * has.
 */
function endWithUs(child: ChildProcess, gone: Promise<void>): void {
  const lastWill = () => child.kill('SIGINT');
  process.once('exit', lastWill);
  const watcher =
    child.pid === undefined || process.platform === 'win32'
      ? undefined
      : spawn('/bin/sh', ['-c', 'read line; kill -INT "$0"', `${child.pid}`], {
          detached: true,
          stdio: ['pipe', 'ignore', 'ignore'],
        });
  watcher?.on('error', () => undefined);
  watcher?.unref();
  (watcher?.stdin as Socket | null | undefined)?.unref();
  void gone.then(() => {
    process.off('exit', lastWill);
    watcher?.kill('SIGKILL');
  });
}

function serverArguments(place: Place, port: number, durable: boolean): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${sharedBuffersMb()}MB`,
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    log_line_prefix: '%m ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    fromInside(place),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** A tenth of the machine's memory: enough for the indexes of a large company, little enough for a laptop. */
const sharedBuffersMb = (): number =>
  Math.round(Math.min(2_048, Math.max(128, totalmem() / 10 / 1024 / 1024)));

/** postmaster.pid is what PostgreSQL's own pg_ctl reads: line 1 the process, line 8 its state. */
async function ready(child: ChildProcess, gone: Promise<void>, place: Place): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  let ended = false;
  void gone.then(() => {
    ended = true;
  });
  for (;;) {
    if (ended) throw new Error(lastWords(place.home));
    const lines = readLines(join(place.cluster, 'postmaster.pid'));
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Error(`it was not ready after ${START_LIMIT_MS / 1000} seconds`);
    }
    await pause(10);
  }
}

async function stop(child: ChildProcess, gone: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(impatience);
}

async function keptPort(home: string): Promise<number> {
  const file = join(home, 'port');
  const kept = Number(readLines(file)[0] ?? 0);
  const port = (await freePort(kept)) ?? (await freePort(0));
  if (port === undefined) throw new Error('no port is free on 127.0.0.1');
  writeFileSync(file, `${port}\n`);
  return port;
}

const freePort = (wanted: number) =>
  new Promise<number | undefined>((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(address && typeof address === 'object' ? address.port : undefined));
    });
  });

function sentenceFor(error: unknown, home: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (message.endsWith('.')) return message;
  if (code === 'ENOSPC' || /No space left/.test(message) || isFull(home)) {
    return `The embedded PostgreSQL has no room: the disk that holds ${home} is full.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The embedded PostgreSQL may not write to ${home}: give this user the folder or set another DATA_DIR.`;
  }
  return `The embedded PostgreSQL in ${home} did not start: ${message}.`;
}

function isFull(home: string): boolean {
  if (!existsSync(home)) return false;
  const { bavail, bsize } = statfsSync(home);
  return bavail * bsize < ROOM_NEEDED_BYTES;
}

const lastWords = (home: string) => complaintIn(readLines(join(home, 'log')).join('\n'));
