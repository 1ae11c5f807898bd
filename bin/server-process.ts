import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/** A portal in a process of its own. `stop` asks it to finish, `kill` does not ask. */
export type ServerProcess = {
  pid: number;
  /** Resolves with the exit code; null when a signal ended it. */
  gone: Promise<number | null>;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

type Options = {
  port: number;
  host?: string;
  env: Readonly<Record<string, string | undefined>>;
  log?: string;
  dev?: boolean;
};

/**
 * Starts the built portal and waits until it says it is ready. It prints to this terminal, or into the file
 * `log`; `env` is all it sees of the environment; `dev` reads its sources, and
 * serves pages as they are edited. Refuses with what it said last when it ends before.
 */
export async function startServer({
  port,
  host = '127.0.0.1',
  env,
  log,
  dev,
}: Options): Promise<ServerProcess> {
  await refuseTakenPort(port, host);
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const watch = join(ROOT, 'bin', 'end-with-parent.mjs');
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64',
      '--import',
      watch,
      ...(dev ? [join(ROOT, 'server', 'main.ts'), '--dev'] : [join(ROOT, 'bin', 'start.mjs')]),
    ],
    {
      cwd: ROOT,
      env: {
        ...env,
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        HOST: host,
        PORT: `${port}`,
      },
      // A group of its own: Ctrl-C reaches it through us, in the right order.
      detached: true,
      stdio: ['pipe', output, output],
    },
  );
  if (typeof output === 'number') closeSync(output);
  const gone = new Promise<number | null>((done) => {
    child.once('exit', done);
    child.once('error', () => done(null));
  });
  const process_ = {
    pid: child.pid ?? 0,
    gone,
    stop: () => end(child, gone, 'SIGTERM'),
    kill: () => end(child, gone, 'SIGKILL'),
  };
  try {
    await ready(child, `http://${reachable(host)}:${port}/api/readyz`, log);
    return process_;
  } catch (error) {
    await process_.kill();
    throw error;
  }
}

export class PortTaken extends Error {}

/**
 * Refuses a port that another program listens on: its answers would be taken for those of a portal that never started.
 */
export const refuseTakenPort = (port: number, host = '127.0.0.1'): Promise<void> =>
  new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', () => refuse(new PortTaken(`Port ${port} is taken by another program.`)));
    probe.listen(port, host, () => probe.close(() => free()));
  });

async function ready(child: ChildProcess, address: string, log: string | undefined): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  for (;;) {
    if (hasEnded(child)) throw new Error(`The portal did not start.${lastWords(log)}`);
    const heard = await askReady(address);
    if (heard === READY) return;
    if (Date.now() > deadline) {
      throw new Error(
        `The portal was not ready after ${READY_LIMIT_MS / 1000} s: ${heard}; its process: ${stateOf(child)}.${lastWords(log)}`,
      );
    }
    await pause(50);
  }
}

const READY = 'ready';

/** `READY`, or what was heard instead. */
const askReady = async (address: string): Promise<string> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    const words = await answer.text();
    return answer.ok ? READY : `${answer.status} ${words}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? `${message} (${cause.message})` : message;
  }
};

/** What the system says a process does: runs, sleeps, waits for a disk, was stopped. */
const stateOf = (child: ChildProcess): string => {
  try {
    return /^State:\s*(.*)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

async function end(
  child: ChildProcess,
  gone: Promise<number | null>,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (!hasEnded(child)) child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(impatience);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

const lastWords = (log: string | undefined) =>
  log === undefined ? '' : `\n${readFileSync(log, 'utf8').split('\n').slice(-20).join('\n')}`;
