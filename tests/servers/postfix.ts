import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/portal.ts';

export interface Postfix {
  readonly url: string;
  /** Letters that Postfix has put into the box of a local reader. */
  readonly delivered: (reader: string) => number;
  /** Says other settings and lets Postfix read them. */
  readonly set: (settings: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => void;
}

/** The domain whose mailboxes this Postfix knows. */
export const DOMAIN = 'portal.example';
/** The one mailbox it has. */
export const READER = `reader@${DOMAIN}`;
const LIMIT_MS = 30_000;

/** Postfix on a port of its own, with settings, queue and mailboxes in a folder of its own. Wants root, as Postfix does. */
export const startPostfix = async (program: string): Promise<Postfix> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-postfix-'));
  chmodSync(folder, 0o755);
  const [settings, queue, data, boxes] = ['etc', 'queue', 'data', 'boxes'].map((name) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  }) as [string, string, string, string];
  spawnSync('chown', ['postfix', data]);
  spawnSync('chown', ['nobody', boxes]);
  const port = await freePort();
  const own = {
    queue_directory: queue,
    data_directory: data,
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    compatibility_level: '3.6',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mydestination: '',
    mynetworks: '127.0.0.0/8',
    myhostname: `mail.${DOMAIN}`,
    alias_maps: '',
    virtual_mailbox_domains: DOMAIN,
    virtual_mailbox_base: boxes,
    virtual_mailbox_maps: `inline:{${READER}=reader/}`,
    virtual_uid_maps: 'static:65534',
    virtual_gid_maps: 'static:65534',
    virtual_minimum_uid: '100',
    maillog_file: join('/var/log', `eg-postfix-${port}.log`),
  };
  const said: Record<string, string> = { ...own };
  const write = () =>
    writeFileSync(
      join(settings, 'main.cf'),
      Object.entries(said)
        .map(([name, value]) => `${name} = ${value}\n`)
        .join(''),
    );
  write();
  writeFileSync(join(settings, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${SERVICES}`);
  if (existsSync('/etc/postfix/dynamicmaps.cf'))
    cpSync('/etc/postfix/dynamicmaps.cf', join(settings, 'dynamicmaps.cf'));
  const command = (...words: readonly string[]): void => {
    const { status, stderr, stdout } = spawnSync(program, ['-c', settings, ...words], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`postfix ${words.join(' ')}: ${stdout}${stderr}`);
  };
  command('start');
  const end = (): void => {
    process.off('exit', end);
    command('stop');
    rmSync(folder, { recursive: true, force: true });
    rmSync(own.maillog_file, { force: true });
  };
  process.once('exit', end);
  await listens(port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: (reader) => {
      const box = join(boxes, reader, 'new');
      return existsSync(box) ? readdirSync(box).length : 0;
    },
    set: async (more) => {
      Object.assign(said, more);
      write();
      command('reload');
      await listens(port);
    },
    stop: end,
  };
};

/** What Postfix runs for a portal, outside a closed root: its queue is its own. */
const SERVICES = `postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
`;

const listens = async (port: number): Promise<void> => {
  for (const deadline = Date.now() + LIMIT_MS; ; await pause(50)) {
    const isThere = await new Promise<boolean>((told) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('data', () => told(true));
      socket.once('error', () => told(false));
      socket.once('close', () => told(false));
      socket.once('data', () => socket.end('QUIT\r\n'));
    });
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('Postfix does not listen.');
  }
};
