import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { freePort } from './portal.ts';

export const BASE = 'dc=demo,dc=example';
export const PEOPLE = `ou=people,${BASE}`;
export const READER = { dn: `cn=reader,${BASE}`, password: 'the reader of the tests' };
const ROOT = { dn: `cn=root,${BASE}`, password: 'the root of the tests' };

export interface LdapServer {
  readonly url: string;
  readonly secureUrl: string;
  /** The authority of its certificate. */
  readonly caFile: string;
  readonly addPerson: (uid: string, password: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * OpenLDAP on ports of its own, with a directory and a certificate made for it. It takes a name without a password for
 * an anonymous guest and says yes, as many a company's directory does.
 */
export const startLdap = async (slapd: string): Promise<LdapServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-ldap-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const caFile = certificate(folder);
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'slapd.conf'), settings(folder));
  const url = `ldap://127.0.0.1:${port}`;
  const secureUrl = `ldaps://127.0.0.1:${securePort}`;
  const child = spawn(slapd, ['-f', join(folder, 'slapd.conf'), '-h', `${url}/ ${secureUrl}/`, '-d', '0'], {
    stdio: 'ignore',
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await answers(url, child);
  const add = (dn: string, attributes: Record<string, string | string[]>) =>
    asRoot(url, (client) => client.add(dn, attributes));
  await add(BASE, { objectClass: ['dcObject', 'organization'], dc: 'demo', o: 'Demo' });
  await add(PEOPLE, { objectClass: 'organizationalUnit', ou: 'people' });
  await add(READER.dn, { objectClass: 'person', cn: 'reader', sn: 'reader', userPassword: READER.password });
  return {
    url,
    secureUrl,
    caFile,
    addPerson: (uid, password) =>
      add(`uid=${uid},${PEOPLE}`, {
        objectClass: 'inetOrgPerson',
        uid,
        cn: uid,
        sn: uid,
        userPassword: password,
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const asRoot = async (url: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ url });
  try {
    await client.bind(ROOT.dn, ROOT.password);
    await work(client);
  } finally {
    await client.unbind();
  }
};

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (const deadline = Date.now() + 20_000; ; ) {
    try {
      return await asRoot(url, async () => undefined);
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
};

const certificate = (folder: string): string => {
  const file = join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=directory of the tests',
      ],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', join(folder, 'key.pem'), '-out', file],
    ],
    { stdio: 'ignore' },
  );
  return file;
};

const settings = (folder: string): string => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/pid
allow bind_anon_cred
TLSCACertificateFile ${folder}/certificate.pem
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "${BASE}"
rootdn "${ROOT.dn}"
rootpw "${ROOT.password}"
directory ${folder}/data
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${READER.dn}" read by anonymous auth by * none
`;
