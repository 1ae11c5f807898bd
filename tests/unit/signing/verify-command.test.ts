import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestsOf } from '../../../lib/signing/digests.ts';
import { pemOf } from '../../../lib/signing/pem.ts';
import { common, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair } from '../../support/signing/keys.ts';
import { signDetached } from '../../support/signing/signer.ts';

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * DAY_MS);
const around = { from: after(-10), until: after(10) };
const root = rootAuthority('Головной УЦ', gostKeyPair(512), around);
const person = root.issue({ key: gostKeyPair(256), ...around });
const former = root.issue({ key: ecKey(), from: after(-9), until: after(-2) });
const revoked = root.issue({ key: ecKey(), ...around });

// The maker of a package may add an authority of their own, under any name.
const ownRoot = rootAuthority('Головной УЦ', gostKeyPair(512), around);
const impostor = ownRoot.issue({ key: gostKeyPair(256), ...around });

const stranger = rootAuthority('УЦ\u001b[1A\u202e', ecKey(), around).issue({
  key: ecKey(),
  subject: [common('Никто\u001b[2K\nThe signature is valid')],
  ...around,
});

const PAPER = new TextEncoder().encode('Прошу предоставить отпуск');
const { sha256, streebog256, streebog512 } = digestsOf(PAPER);
const RECORD = new TextEncoder().encode(
  JSON.stringify({ version: 1, file: { sha256, streebog256, streebog512 } }),
);
const signed = (by: typeof person, bytes = PAPER, time = new Date()) => signDetached(by, { bytes, time });

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eg-verify-'));
  const crl = root.crl({ from: after(-1), until: after(1), revoked: [revoked.serial] });
  const files: Record<string, Uint8Array> = {
    'Заявление.pdf': PAPER,
    'other.pdf': new TextEncoder().encode('другое'),
    'good.sig': signed(person),
    'base64.sig': Buffer.from(Buffer.from(signed(person)).toString('base64')),
    'former.sig': signed(former, PAPER, after(-5)),
    'revoked.sig': signed(revoked),
    'simple.sig': signed(person, RECORD),
    'record.json': RECORD,
    'package.zip': zipSync({
      'Заявление.pdf': PAPER,
      'Заявление.sig': signed(person),
      'Заявление_2.sig': signed(person, RECORD),
      'Заявление_2_evidence.json': RECORD,
      'Заявление_visual.pdf': new TextEncoder().encode('вид'),
      'certificates/root.cer': root.der,
      'crl/root.crl': crl,
    }),
    'lone.zip': zipSync({ 'Заявление.sig': signed(person) }),
    'changed.zip': zipSync({
      'Заявление.pdf': new TextEncoder().encode('другое'),
      'Заявление.sig': signed(person),
    }),
    'changed-with-roots.zip': zipSync({
      'Заявление.pdf': new TextEncoder().encode('другое'),
      'Заявление.sig': signed(person),
      'root.cer': root.der,
      'root.crl': crl,
    }),
    'forged.zip': zipSync({
      'Заявление.pdf': PAPER,
      'Заявление.sig': signed(impostor),
      'root.cer': ownRoot.der,
      'root.crl': ownRoot.crl({ from: after(-1), until: after(1), revoked: [] }),
    }),
    'hostile.zip': zipSync({
      'a\u001b[2J\nThe signature is valid: .pdf': PAPER,
      'a\u001b[2J\r\nThe signature is valid: .sig': signed(stranger),
    }),
    'empty.zip': zipSync({ 'Заявление.pdf': PAPER }),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(at(name), bytes);
  writeFileSync(at('root.pem'), pemOf('CERTIFICATE', root.der));
  writeFileSync(at('root.crl'), crl);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (words: string[], { LANG = 'en_GB.UTF-8', script = 'verify.ts' } = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', '..', '..', 'bin', script), ...words],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG }, cwd: folder },
  );
  return { status, stdout, stderr };
};
const TRUST = ['--trust', 'root.pem', '--trust', 'root.crl'];

test('names of a stranger stay names on the terminal', () => {
  const { stdout, status } = run(['hostile.zip', ...TRUST]);
  expect(status).toBe(2);
  expect(stdout).toContain('[2JThe signature is valid: .sig');
  expect(stdout).toContain('[2KThe signature is valid');
  expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(stdout.split('\n').filter((each) => each.startsWith('The signature is valid'))).toEqual([]);
});

describe('employee-gateway-verify ends', () => {
  test.each([
    ['0 for a good signature', ['Заявление.pdf', 'good.sig', ...TRUST], 0, 'The signature is valid'],
    ['0 for the same in base64', ['Заявление.pdf', 'base64.sig', ...TRUST], 0, 'The signature is valid'],
    [
      '0 for a simple one with its record',
      ['Заявление.pdf', 'simple.sig', 'record.json', ...TRUST],
      0,
      'Portal seal',
    ],
    ['0 for a package by roots that were named', ['package.zip', ...TRUST], 0, 'The signature is valid'],
    ['3 for a package by its own roots', ['package.zip'], 3, 'Trusted: only the package'],
    [
      '1 for a changed document, whoever is trusted',
      ['changed-with-roots.zip'],
      1,
      'This is a different document',
    ],
    ['1 for another document', ['other.pdf', 'good.sig', ...TRUST], 1, 'This is a different document'],
    [
      '1 for a simple one and another document',
      ['other.pdf', 'simple.sig', 'record.json', ...TRUST],
      1,
      'This is a different document',
    ],
    [
      '1 for a certificate that was revoked by the time asked for',
      ['Заявление.pdf', 'revoked.sig', ...TRUST, '--at', new Date().toISOString()],
      1,
      'The certificate is revoked',
    ],
    [
      '1 for a package whose document was changed',
      ['changed.zip', ...TRUST],
      1,
      'This is a different document',
    ],
    ['2 for a signature without its document', ['lone.zip', ...TRUST], 2, 'Document: not found'],
    ['2 where nobody is trusted', ['Заявление.pdf', 'good.sig'], 2, 'cannot be confirmed'],
    [
      '2 for a certificate that has run out since',
      ['Заявление.pdf', 'former.sig', ...TRUST],
      2,
      'The certificate had expired',
    ],
    [
      '2 for one that is revoked now',
      ['Заявление.pdf', 'revoked.sig', ...TRUST],
      2,
      'The certificate is revoked',
    ],
  ] as const)('%s', (_, words, status, says) => {
    const { stdout, ...ended } = run([...words]);
    expect(ended).toEqual({ status, stderr: '' });
    expect(stdout).toContain(says);
  });

  test.each([
    ['nothing', []],
    ['too much', ['a', 'b', 'c', 'd']],
    ['an option it does not have', ['Заявление.pdf', 'good.sig', '--believe']],
    ['a day that is none', ['Заявление.pdf', 'good.sig', '--at', 'yesterday']],
    ['a file that is not there', ['Заявление.pdf', 'nowhere.sig']],
    ['a package that is none', ['Заявление.pdf']],
    ['a package without a signature', ['empty.zip']],
    ['trust without a root', ['Заявление.pdf', 'good.sig', '--trust', 'root.crl']],
  ])('64 for %s, in one sentence', (_, words) => {
    const { status, stdout, stderr } = run(words);
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});

test('a package that brings its own authority never ends like one that is trusted', () => {
  const itself = run(['forged.zip']);
  expect(itself.status).toBe(3);
  expect(itself.stdout).not.toContain('The signature is valid');
  expect(itself.stdout).not.toMatch(/^ {2}.*trusted authority\.$/m);
  expect(itself.stdout).toContain('! The certificate was issued by a trusted authority');
  expect(itself.stdout).toContain('which proves nothing yet');
  expect(run(['forged.zip', ...TRUST]).status).not.toBe(0);
});

test('it says on being asked how it is used and how it ends', () => {
  const { status, stdout, stderr } = run(['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const code of ['0 valid', '1 not valid', '2 cannot', '3 valid only by', '64 wrong usage'])
    expect(stdout).toContain(code);
});

test('its door for any Node says the same', () => {
  const { status, stdout } = run(['Заявление.pdf', 'good.sig', ...TRUST], { script: 'verify.mjs' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining('The signature is valid'),
  });
});

test('it judges for the day it is told, with a list of that day', () => {
  writeFileSync(at('then.crl'), root.crl({ from: after(-6), until: after(-4) }));
  const words = ['Заявление.pdf', 'former.sig', '--trust', 'root.pem', '--trust', 'then.crl'];
  expect(run([...words, '--at', after(-5).toISOString()]).status).toBe(0);
  expect(run(words).status).toBe(2);
});

test('it speaks Russian on a Russian terminal', () => {
  const { stdout } = run(['Заявление.pdf', 'good.sig', ...TRUST], { LANG: 'ru_RU.UTF-8' });
  expect(stdout).toMatch(/^Подпись верна: good\.sig\n/);
  expect(stdout).not.toMatch(/[a-z]{12,}/);
});

test('for programs it says all of it as JSON', () => {
  const { stdout, status } = run(['package.zip', '--json']);
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      file: 'Заявление.sig',
      document: 'Заявление.pdf',
      simple: false,
      verdict: 'passed',
      trust: 'package',
    }),
    expect.objectContaining({
      file: 'Заявление_2.sig',
      document: 'Заявление.pdf',
      simple: true,
      verdict: 'passed',
      by: 'now',
    }),
  ]);
});
