import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPkcs12 } from '../../../components/signing/browser/pkcs12.ts';
import { derOf } from '../../../lib/signing/pem.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { digestsOf } from '../../support/signing/signer.ts';

const PASSWORD = 'Пароль №1';
const BYTES = new TextEncoder().encode('Прошу предоставить отпуск');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eg-p12-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** A file as people get it: a key, its certificate, a password. */
const fileOf = (kind: string, ...key: string[]): Uint8Array => {
  openssl(
    'req',
    '-x509',
    '-newkey',
    ...key,
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=Tikhonov/O=Romashka',
    '-addext',
    'keyUsage=digitalSignature',
    '-addext',
    'basicConstraints=critical,CA:false',
    '-keyout',
    `${kind}.key`,
    '-out',
    `${kind}.pem`,
  );
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    `${kind}.key`,
    '-in',
    `${kind}.pem`,
    '-out',
    `${kind}.p12`,
    '-passout',
    `pass:${PASSWORD}`,
  );
  return new Uint8Array(readFileSync(join(folder, `${kind}.p12`)));
};

describe.each([
  ['RSA', ['rsa:2048']],
  ['ECDSA', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']],
] as const)('a file with a key of %s', (kind, key) => {
  test('signs a digest, and the signature is over that document and no other', async () => {
    const source = await openPkcs12(fileOf(kind, ...key), PASSWORD);
    const [own] = await source.list();
    if (!own) throw new Error('no certificate');
    expect(own).toMatchObject({ name: 'Tikhonov', digest: 'sha256' });
    const digest = createHash('sha256').update(BYTES).digest('hex');
    const cms = derOf(await source.sign(own.thumbprint, digest, own.digest));
    const der = derOf(own.text);
    if (!cms || !der) throw new Error('no signature');
    const trust = parseTrust({ roots: [der], intermediates: [], crls: [] });
    const judged = (bytes: Uint8Array) =>
      verifyDetached({ cms, digests: digestsOf(bytes), at: new Date(), trust });
    const report = await judged(BYTES);
    expect(report.checks.filter((check) => check.outcome === 'failed')).toEqual([]);
    expect((await judged(new TextEncoder().encode('другой'))).code).toBe('document_mismatch');
  });

  test('does not open with another password', async () => {
    await expect(openPkcs12(fileOf(kind, ...key), 'другой')).rejects.toMatchObject({
      trouble: 'wrong_password',
    });
  });
});

test('what is no such file is not used', async () => {
  await expect(openPkcs12(BYTES, PASSWORD)).rejects.toMatchObject({ trouble: 'key_unsupported' });
});
