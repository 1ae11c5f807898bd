import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What opens a connection to somewhere else. */
const REACHES =
  /(?<![\w.'])fetch\(|\b(?:request|get|connect|createConnection|createSocket)\b[^;]* from 'node:(?:http|https|http2|net|tls|dgram)'|'(?:ldapts|openid-client|nodemailer|undici|@aws-sdk\/[\w-]+)'/;

/** Who reaches out, and what says where: a setting of the operator, or for lists and answers what an admin has named. */
const KNOWN: Readonly<Record<string, string>> = {
  'server/auth/ldap/directory.ts': 'LDAP_URL',
  'server/auth/sso/exit.ts': 'OIDC_PROVIDERS',
  'server/auth/sso/prove.ts': 'OIDC_PROVIDERS',
  'server/auth/sso/providers.ts': 'OIDC_PROVIDERS',
  'server/auth/sso/start.ts': 'OIDC_PROVIDERS',
  'server/mail/transport.ts': 'SMTP_URL',
  'server/signing/timestamps/time-authority.ts': 'TSA_URL',
  'server/signing/trust/outward.ts': 'CRL_HOSTS',
  'server/store/bucket-store.ts': 'FILES_URL',
};

/** The comment lines of a file are about it, no part of it. */
const code = (file: string): string => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');

test('T68: the server reaches out from few places, each to where its operator has said', () => {
  const files = globSync('{server,lib,app}/**/*.{ts,tsx}', { exclude: ['server/db/generated/**'] });
  expect(files.length).toBeGreaterThan(300);
  const reaching = files.filter((file) => REACHES.test(code(file)));
  expect(reaching.sort()).toEqual(Object.keys(KNOWN));
  const settings = readFileSync('.env.example', 'utf8');
  for (const setting of Object.values(KNOWN)) expect(settings).toContain(`${setting}=`);
});
