import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ArchiveFacts,
  archiveNameOf,
  archiveOf,
  visualNameOf,
} from '../../../server/signing/copies/archive.ts';
import { archiveName, uniqueNames } from '../../../server/store/archive-names.ts';
import { smallAuthority } from '../../support/print/small-authority.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

const { chain, signDetached } = smallAuthority();
const document = { name: 'Заявление ОТ-1241.pdf', bytes: bytesOf('%PDF-1.4 the paper') };
const evidence = bytesOf('{"version":1}');
const signature = {
  cms: signDetached(document.bytes),
  evidence: null,
  origin: null,
  record_kept: false,
  chain,
  crls: [],
  ocsp: [],
  report: { verdict: 'passed' },
};
const simple = { ...signature, cms: signDetached(evidence), evidence };

const facts = (over: Partial<ArchiveFacts> = {}): ArchiveFacts => ({
  document,
  signatures: [signature, simple],
  visual: { name: 'Заявление ОТ-1241_visual.pdf', bytes: bytesOf('%PDF-1.7 the copy') },
  protocol: { name: 'Протокол подписания ОТ-1241.pdf', bytes: bytesOf('%PDF-1.7 the protocol') },
  locale: 'ru',
  ...over,
});

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

const unpacked = (archive: Uint8Array): string => {
  folder = mkdtempSync(join(tmpdir(), 'eg-archive-'));
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
};

describe('the archive of a document', () => {
  test('holds the document, its signatures, the copy, the protocol, the reports and how to check', () => {
    const files = unzipSync(archiveOf(facts()));
    expect(Object.keys(files).filter((name) => !/^(certificates|crl)\/[0-9a-f]{16}\./.test(name))).toEqual([
      'Заявление ОТ-1241.pdf',
      'Заявление ОТ-1241.sig',
      'Заявление ОТ-1241_2.sig',
      'Заявление ОТ-1241_2_evidence.json',
      'Заявление ОТ-1241_visual.pdf',
      'Протокол подписания ОТ-1241.pdf',
      'report.json',
      'certificates/chain.pem',
      'README.txt',
    ]);
    expect(files[document.name]).toEqual(document.bytes);
    expect(files['Заявление ОТ-1241.sig']).toEqual(new Uint8Array(signature.cms));
    expect(JSON.parse(textOf(files['report.json'])).signatures).toEqual([
      { file: document.name, sig: 'Заявление ОТ-1241.sig', verdict: 'passed' },
      { file: 'Заявление ОТ-1241_2_evidence.json', sig: 'Заявление ОТ-1241_2.sig', verdict: 'passed' },
    ]);
    expect(Object.keys(files).filter((name) => name.endsWith('.cer'))).toHaveLength(2);
  });

  test('brings lists and answers along that its signatures were judged by, and says so', () => {
    const said = { ...signature, crls: [bytesOf('list')], ocsp: [bytesOf('answer')] };
    const files = unzipSync(archiveOf(facts({ signatures: [said] })));
    expect(Object.keys(files).map((name) => name.replace(/[0-9a-f]{16}/, 'x'))).toEqual(
      expect.arrayContaining(['crl/x.crl', 'crl/x.ors']),
    );
    const answered = unzipSync(archiveOf(facts({ signatures: [{ ...said, crls: [] }] })));
    expect(textOf(answered['README.txt'])).toContain('--trust crl');
    expect(textOf(unzipSync(archiveOf(facts()))['README.txt'])).not.toContain('--trust crl');
  });

  test('is checked by the very commands it names', () => {
    const place = unpacked(archiveOf(facts()));
    const readme = textOf(unzipSync(archiveOf(facts()))['README.txt']);
    const commands = readme.split('\n').filter((line) => line.startsWith('openssl '));
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      const run = spawnSync('sh', ['-c', command], { cwd: place, encoding: 'utf8' });
      expect([command, run.status, run.stderr.trim()]).toEqual([
        command,
        0,
        expect.stringMatching(/^(CMS|CAdES) Verification successful$/),
      ]);
    }
    writeFileSync(join(place, document.name), 'another paper');
    const changed = spawnSync('sh', ['-c', commands[0] ?? ''], { cwd: place, encoding: 'utf8' });
    expect(changed.status).not.toBe(0);
  });

  test('is the same bytes for the same facts, wherever the clock stands', () => {
    const before = process.env.TZ;
    const zones = ['Asia/Kamchatka', 'America/Anchorage'].map((zone) => {
      process.env.TZ = zone;
      return archiveOf(facts());
    });
    process.env.TZ = before;
    if (before === undefined) delete process.env.TZ;
    expect(Buffer.compare(zones[0] ?? evidence, zones[1] ?? evidence)).toBe(0);
  });

  test('tells names apart that would fall on one another', () => {
    const same = facts({ protocol: { ...facts().protocol, name: 'ЗАЯВЛЕНИЕ ОТ-1241.PDF' } });
    const names = Object.keys(unzipSync(archiveOf(same)));
    expect(names).toContain('ЗАЯВЛЕНИЕ ОТ-1241 (2).PDF');
  });

  test.each(['report.json', 'readme.txt', 'Certificates', 'crl', '__proto__'])(
    'holds a document called %j beside what it brings itself',
    (name) => {
      const files = unzipSync(archiveOf(facts({ document: { ...document, name } })));
      const [first] = Object.keys(files);
      expect(textOf(files[first ?? ''])).toBe('%PDF-1.4 the paper');
      expect(JSON.parse(textOf(files['report.json'])).document.name).toBe(first);
      expect(textOf(files['README.txt'])).toContain(`"${first}"`);
      expect(first).not.toMatch(/^(certificates|crl|__proto__)$/i);
    },
  );
});

describe('a name', () => {
  test.each([
    ['Заявление №5.pdf', 'Заявление №5.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system.ini', 'system.ini'],
    ['a<b>"c"|d?*`$(id).pdf', 'a_b__c__d____(id).pdf'],
    ['отчёт\u0000\u202e.fdp', 'отчёт.fdp'],
    ['..', 'document'],
    ['con.pdf', 'document_con.pdf'],
    ['-rf.pdf', '_-rf.pdf'],
    ['точки...', 'точки'],
    ['', 'document'],
    ['отчёт\u061c\u2028.fdp', 'отчёт.fdp'],
    ['__proto__', 'document___proto__'],
    [`${'ж'.repeat(255)}.pdf`, `${'ж'.repeat(98)}.pdf`],
    ['😀'.repeat(60), '😀'.repeat(50)],
    ['ж'.repeat(100), 'ж'.repeat(100)],
  ])('%j goes into the archive as %j', (name, expected) => {
    expect(archiveName(name)).toBe(expected);
  });

  test('of archive and copy follows from that of the document', () => {
    expect(archiveNameOf('order_12.pdf')).toBe('order_12.zip');
    expect(visualNameOf('order_12.pdf')).toBe('order_12_visual.pdf');
    expect(visualNameOf('без окончания')).toBe('без окончания_visual.pdf');
    expect(archiveNameOf('.pdf')).toBe('_.zip');
  });

  test('stands once, capitals or not', () => {
    const nameOf = uniqueNames();
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'a'].map(nameOf)).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'a']);
    expect(['B.pdf', 'c.pdf'].map(uniqueNames(['b.pdf']))).toEqual(['B (2).pdf', 'c.pdf']);
  });
});
