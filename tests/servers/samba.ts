import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Samba {
  readonly url: string;
  /** Runs `samba-tool` in this domain; throws with what it said. */
  readonly tool: (...args: readonly string[]) => string;
  /** Starts again as a domain that takes passwords over encryption alone, or not. */
  readonly wantEncryption: (wanted: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The realm of the domain, by which its people sign in: `login@eg.test`. */
export const REALM = 'eg.test';
/** The port of LDAP cannot be chosen for a domain controller. */
const PORT = 389;
const LIMIT_MS = 60_000;

/** A domain controller of Samba on 127.0.0.1, its domain in a folder of its own. Wants root and the port of LDAP. */
export const startSamba = async (program: string): Promise<Samba> => {
  if (await answers()) throw new Error(`Something answers on port ${PORT} already.`);
  const folder = mkdtempSync(join(tmpdir(), 'eg-samba-'));
  const settings = join(folder, 'etc', 'smb.conf');
  let server: ChildProcess | undefined;
  const end = () => {
    try {
      // A group of its own: its many processes end with it.
      if (server?.pid) process.kill(-server.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    server = undefined;
  };
  process.once('exit', () => {
    end();
    rmSync(folder, { recursive: true, force: true });
  });
  const tool = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('samba-tool', [...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`samba-tool ${args.slice(0, 2).join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  tool(...provision(folder));
  const written = readFileSync(settings, 'utf8');
  const stop = async () => {
    end();
    await until('the domain controller ends', async () => !(await answers()));
  };
  const start = async (encryption: 'yes' | 'no') => {
    const own = `[global]\n\tldap server require strong auth = ${encryption}\n\ttls enabled = no\n`;
    writeFileSync(settings, written.replace('[global]\n', own));
    server = spawn(program, ['--interactive', '--no-process-group', '--configfile', settings], {
      detached: true,
      stdio: 'ignore',
    });
    await until('the domain controller answers', answers);
  };
  await start('no');
  return {
    url: `ldap://127.0.0.1:${PORT}`,
    tool: (...args) => tool(...args, '--configfile', settings),
    wantEncryption: async (wanted) => {
      await stop();
      await start(wanted ? 'yes' : 'no');
    },
    stop,
  };
};

const provision = (folder: string): string[] => [
  ...['domain', 'provision', `--realm=${REALM.toUpperCase()}`, '--domain=EG', '--server-role=dc'],
  ...['--dns-backend=NONE', '--adminpass=Domain#2026-eg', `--targetdir=${folder}`],
  ...['interfaces=lo', 'bind interfaces only=yes', 'server services=ldap'].map((each) => `--option=${each}`),
  // Rights of files are kept beside them: a file system of a container may not keep any.
  ...['vfs objects=acl_xattr xattr_tdb', `posix:eadb=${join(folder, 'private', 'eadb.tdb')}`].map(
    (each) => `--option=${each}`,
  ),
];

const answers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: PORT });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + LIMIT_MS; !(await isSo()); await pause(50))
    if (Date.now() > deadline) throw new Error(`${what}: not within ${LIMIT_MS / 1_000} s`);
};
