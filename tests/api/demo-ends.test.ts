import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/portal.ts';
import { sampleOf } from '../support/whole.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The first start makes a database; each end may wait for what is under way. */
const STARTS_MS = 90_000;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'eg-ends-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Demo {
  readonly npm: ChildProcess;
  readonly node: number;
  readonly database: number;
}

const linesOf = (...path: string[]): string[] => {
  const file = join(dataDir, 'pg', ...path);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
};

/** `npm run demo` in a group of its own, as a terminal starts it, once its database runs. */
const start = async (): Promise<Demo> => {
  const npm = spawn('npm', ['run', 'demo'], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, PORT: `${await freePort()}`, DATABASE_URL: '' },
  });
  const running = () => {
    const lines = linesOf('cluster', 'postmaster.pid');
    const database = lines[7]?.trim() === 'ready' ? Number(lines[0]) : 0;
    const node = Number(linesOf('owner')[0]?.split(' ')[0] ?? 0);
    return isAlive(database) && isAlive(node) ? { npm, node, database } : undefined;
  };
  await expect.poll(running, { timeout: STARTS_MS / 2 }).toBeDefined();
  return running() as Demo;
};

const isAlive = (pid: number): boolean => {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const ENDS: readonly (readonly [string, (demo: Demo) => void])[] = [
  ['npm is told to end', ({ npm }) => npm.kill('SIGTERM')],
  ['npm is killed', ({ npm }) => npm.kill('SIGKILL')],
  ['its terminal is closed', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGHUP')],
  ['everything of the terminal is told to end', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGTERM')],
  ['it is told to end', ({ node }) => process.kill(node, 'SIGTERM')],
  [
    'it is told to end again and again',
    ({ node }) => {
      for (let time = 0; time < 3; time += 1) process.kill(node, 'SIGTERM');
    },
  ],
  ['it is killed', ({ node }) => process.kill(node, 'SIGKILL')],
  ['everything of the terminal is killed', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGKILL')],
];

describe('a demo stops its database', { timeout: STARTS_MS }, () => {
  test.each(sampleOf(ENDS, 3))('when %s', async (_, end) => {
    const demo = await start();
    try {
      end(demo);
      await expect
        .poll(() => [isAlive(demo.node), isAlive(demo.database)], { timeout: STARTS_MS / 3 })
        .toEqual([false, false]);
    } finally {
      for (const pid of [demo.node, demo.database]) if (isAlive(pid)) process.kill(pid, 'SIGTERM');
    }
  });
});
