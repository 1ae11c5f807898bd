import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_LIMIT_MS = 20_000;

/**
 * Clears the way for a start: a server left behind by a killed process is stopped, the lock of a dead
 * one is forgotten. Refuses when the folder's server still belongs to a living process.
 */
export async function makeWay(home: string, cluster: string): Promise<void> {
  if (!existsSync(cluster)) return;
  const owner = readOwner(home);
  const lock = join(cluster, 'postmaster.pid');
  const postmaster = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : undefined;
  const running = postmaster !== undefined && serves(postmaster, cluster);
  if (running && owner !== undefined) {
    throw new Error(
      `The database in ${home} is in use by process ${owner}: stop that one first or set another DATA_DIR.`,
    );
  }
  if (running) await end(postmaster, cluster);
  await everybodyLeft(cluster);
  // PostgreSQL itself would wait for ever for a stranger who got the dead server's process id.
  if (postmaster !== undefined && isAlive(postmaster)) rmSync(lock, { force: true });
}

/** Notes that the server in this folder belongs to us, so that a later start can tell it from a lost one. */
export function takeOwnership(home: string): void {
  writeFileSync(join(home, 'owner'), `${process.pid} ${birthOf(process.pid)}\n`);
}

function readOwner(home: string): number | undefined {
  const file = join(home, 'owner');
  if (!existsSync(file)) return undefined;
  const [pid = '', birth = ''] = readFileSync(file, 'utf8').trim().split(' ');
  return isAlive(Number(pid)) && birthOf(Number(pid)) === birth ? Number(pid) : undefined;
}

/** A process id alone may belong to another process by now; together with its birth it does not. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return 'unknown';
  }
}

async function end(postmaster: number, cluster: string): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  process.kill(postmaster, 'SIGINT');
  while (serves(postmaster, cluster)) {
    if (Date.now() > deadline)
      throw new Error(`The database process ${postmaster} does not stop: end it by hand.`);
    await pause(20);
  }
}

/** Server processes outlive a killed parent for a moment; a new server must not meet them. */
async function everybodyLeft(cluster: string): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (inhabitants(cluster).length > 0) {
    if (Date.now() > deadline) throw new Error(`Processes ${inhabitants(cluster)} still use ${cluster}.`);
    await pause(20);
  }
}

const serves = (pid: number, cluster: string) =>
  process.platform === 'linux' ? inhabitants(cluster).includes(pid) : isAlive(pid);

function inhabitants(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const home = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === home)
    .map(Number);
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
