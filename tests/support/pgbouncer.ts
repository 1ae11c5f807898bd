import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './portal.ts';

export interface PgBouncer {
  /** The same database and role, through the pooler. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 20_000;
/** An account that is not root, which PgBouncer refuses to be. */
const ACCOUNT = 'nobody';

/**
 * PgBouncer on a port of its own, in front of the server of these addresses, whose roles it lets in. It opens as many
 * connections for a database as `connections` says, so that few are shared by many where its mode is `transaction`. It drops
 * the settings a connection is opened with where it `drops` them, else it refuses such a connection, as it does by default.
 */
export const startPgBouncer = async (
  program: string,
  {
    mode,
    urls,
    connections,
    drops = false,
  }: {
    readonly mode: 'session' | 'transaction';
    readonly urls: readonly string[];
    readonly connections: number;
    readonly drops?: boolean;
  },
): Promise<PgBouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-pgbouncer-'));
  const port = await freePort();
  const parsed = urls.map((url) => new URL(url));
  const users = parsed.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(folder, 'users'), `${[...new Set(users)].join('\n')}\n`);
  writeFileSync(
    join(folder, 'settings'),
    `[databases]
* = host=${parsed[0]?.hostname} port=${parsed[0]?.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
pool_mode = ${mode}
default_pool_size = ${connections}
server_login_retry = 1
ignore_startup_parameters = ${drops ? 'options' : ''}
`,
  );
  chmodSync(folder, 0o755);
  const own = process.getuid?.() === 0 ? ['-u', ACCOUNT] : [];
  const child = spawn(program, ['-q', ...own, join(folder, 'settings')], { stdio: 'ignore' });
  const lastWill = () => child.kill('SIGKILL');
  process.once('exit', lastWill);
  child.once('exit', () => process.off('exit', lastWill));
  const through = (url: string) =>
    Object.assign(new URL(url), { hostname: '127.0.0.1', port: `${port}` }).href;
  await answers(through(urls[0] ?? ''), child);
  return {
    through,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (const deadline = Date.now() + START_LIMIT_MS; ; await pause(50)) {
    // Nothing is said over it: it may be shared with those that come later.
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
    }
  }
};
