import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { freePort } from './portal.ts';

const BASE = 'dc=telling,dc=example';
export const TELLING_NAME = `cn={login},${BASE}`;

interface Person {
  readonly password: string;
  /** The Windows error that keeps the person out, in hex; none for one who may enter. */
  readonly data?: string;
}

export interface TellingDirectory {
  readonly url: string;
  /** By login; may be added to while it runs. */
  readonly people: Map<string, Person>;
  /** Wrong passwords of each login since its last right one. */
  readonly wrong: Map<string, number>;
  readonly stop: () => Promise<void>;
}

/**
 * OpenLDAP that leaves binds to this process, which answers in the words of Active Directory: it says why it lets a person
 * in no longer, and locks an account at `lockedAt` wrong passwords in a row.
 */
export const startTellingDirectory = async (slapd: string, lockedAt = 5): Promise<TellingDirectory> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-telling-'));
  const people = new Map<string, Person>();
  const wrong = new Map<string, number>();
  const told = (text: string): string => {
    const login = /^dn: cn=([^,]+),/m.exec(text)?.[1] ?? '';
    const password = /^cred: (.*)$/m.exec(text)?.[1];
    const person = people.get(login);
    const failures = wrong.get(login) ?? 0;
    if (!person) return refused('525');
    if (failures >= lockedAt) return refused('775');
    if (person.password !== password) {
      wrong.set(login, failures + 1);
      return refused('52e');
    }
    if (person.data !== undefined) return refused(person.data);
    wrong.set(login, 0);
    return 'RESULT\ncode: 0\n';
  };
  const binds = createServer((socket) => answer(socket, told));
  await new Promise<void>((done) => binds.listen(join(folder, 'binds'), done));
  writeFileSync(join(folder, 'slapd.conf'), settings(folder));
  const url = `ldap://127.0.0.1:${await freePort()}`;
  const child = spawn(slapd, ['-f', join(folder, 'slapd.conf'), '-h', `${url}/`, '-d', '0'], {
    stdio: 'ignore',
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await ready(url, () => child.exitCode !== null);
  return {
    url,
    people,
    wrong,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await new Promise((done) => binds.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** As Active Directory and Samba say it. */
const refused = (data: string): string =>
  `RESULT\ncode: 49\ninfo: 80090308: LdapErr: DSID-0C0903A9, comment: AcceptSecurityContext error, data ${data}, v1db1\n`;

/** One operation is one connection, its end a blank line; only a bind is answered, an unbind wants nothing. */
const answer = (socket: Socket, told: (text: string) => string): void => {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (!text.endsWith('\n\n')) return;
    socket.end(text.startsWith('BIND') ? `${told(text)}\n` : '');
  });
};

const ready = async (url: string, isOver: () => boolean): Promise<void> => {
  for (const deadline = Date.now() + 20_000; ; ) {
    const client = new Client({ url });
    try {
      await client.search('', { scope: 'base', attributes: ['1.1'] });
      return;
    } catch (error) {
      if (isOver() || Date.now() > deadline) throw error;
    } finally {
      await client.unbind().catch(() => undefined);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
};

const settings = (folder: string): string => `
include /etc/ldap/schema/core.schema
modulepath /usr/lib/ldap
moduleload back_sock
pidfile ${folder}/pid
database sock
suffix "${BASE}"
socketpath ${folder}/binds
`;
