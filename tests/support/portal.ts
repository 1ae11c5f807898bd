import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { startServer } from '../../bin/server-process.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { takeDemoFiles } from './demo-files.ts';

export interface Portal {
  origin: string;
  pid: number;
  dataDir: string;
  /** Resolves with the exit code; null when a signal ended it. */
  gone: Promise<number | null>;
  /** Asks the process to stop and waits until it has. */
  stop: () => Promise<void>;
  /** kill -9, and waits until the process is gone. */
  kill: () => Promise<void>;
}

export interface PortalOptions {
  /** Connects as the owner; the portal connects as the application. */
  databaseUrl: string;
  env?: Record<string, string>;
  /** The folder of files and secret; by default one of its own, with the files of the demo company. */
  dataDir?: string;
  port?: number;
  /** The file its log goes to; this terminal when absent. */
  log?: string;
}

/** Node's cache of the compiled portal: every later process starts in half the time. */
const COMPILED = join(import.meta.dirname, '..', '..', 'test-results', 'compiled');

/** Where a portal on a port of this machine is found. */
export const originAt = (port: number): string => `http://127.0.0.1:${port}`;

/** A real portal process on a free port: the API alone unless PORTAL_WEB says otherwise. Ready when /api/readyz is. */
export const startPortal = async (options: PortalOptions): Promise<Portal> => {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? folderOfItsOwn();
  const origin = originAt(port);
  const forget = (): void => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const server = await startServer({
    port,
    ...(options.log === undefined ? {} : { log: options.log }),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: COMPILED,
      PORTAL_WEB: '0',
      LOG_LEVEL: 'error',
      // Tests and measurements call as fast as they can; limits of calls have tests of their own.
      CALLS_PER_PERSON: '1000000000',
      CALLS_PER_ADDRESS: '1000000000',
      // Several portals and their databases share the cores of tests; a silent database and statements that
      // take too long have tests of their own.
      DATABASE_PATIENCE_MS: '20000',
      DATABASE_STATEMENT_MS: '15000',
      // No reminders go out, at whatever hour tests run.
      REMIND_HOUR: '24',
      AUTH_SECRET: 'a secret of the tests, long enough to be one',
      APP_ORIGIN: origin,
      ...options.env,
      DATABASE_URL: applicationUrlOf(options.databaseUrl),
      DATA_DIR: dataDir,
    },
  }).catch((error) => {
    forget();
    throw error;
  });
  const after = (end: () => Promise<void>) => (): Promise<void> => end().then(forget);
  return {
    origin,
    pid: server.pid,
    dataDir,
    gone: server.gone,
    stop: after(server.stop),
    kill: after(server.kill),
  };
};

const folderOfItsOwn = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-portal-'));
  takeDemoFiles(dataDir);
  return dataDir;
};

/** Ports below those of outgoing connections; each process of a run has a lane of its own. */
const [FIRST_PORT, LANES, LANE] = [10_000, 220, 100];

let asked = 0;

/** A free port that no other process of this run is about to take: it stays free while it waits. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const port = FIRST_PORT + ((process.pid + threadId) % LANES) * LANE + (asked++ % LANE);
    const probe = createServer();
    probe.once('error', () => done(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
