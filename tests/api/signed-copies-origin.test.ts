import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callAs, callerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { textOf } from '../support/print/text-of.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';

// Words that must not be in the files.
const ADDRESS = '203.0.113.77';
const BROWSER = 'Netscape/4.79';
const DEVICE = 'device-5f3b';
const WORDS = [ADDRESS, BROWSER, DEVICE];

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr'], { TRUST_PROXY: '1' }));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee', level: 'simple' });
  await introduceSigning(world, { party: 'employer', level: 'simple' });
  await signsWith(world, 'employee', '1');
  await signsWith(world, 'manager', '1');
});

const from: typeof world.call = (method, params, options) =>
  callerOf(world.portal.origin, 'north')(method, params, {
    ...options,
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': ADDRESS, 'x-fingerprint': DEVICE },
  });

const signed = async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, request_id } = await shown(world, 'employee', id, ['employee', 'draft', 'prepared']);
  expect(outcome(await stamp(world, 'employee', intent_id, {}, from))).toBe('ok');
  return { id, request_id };
};

const fetched = async (path: string, token: string): Promise<Uint8Array> => {
  const answer = await fetch(`${world.portal.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return new Uint8Array(await answer.arrayBuffer());
};

const archiveOf = (id: number, token: string): Promise<Record<string, Uint8Array>> =>
  vi.waitFor(async () => unzipSync(await fetched(`/signing/${id}/archive`, token)), {
    timeout: 60_000,
    interval: 100,
  });

/** All text of a file: its bytes, and for a PDF also the words on its pages. */
const wordsOf = async (name: string, bytes: Uint8Array): Promise<string> =>
  `${Buffer.from(bytes).toString('latin1')} ${name.endsWith('.pdf') ? await textOf(bytes) : ''}`;

const told = async (files: Record<string, Uint8Array>): Promise<string[]> => {
  const found = new Set<string>();
  for (const [name, bytes] of Object.entries(files)) {
    const words = await wordsOf(name, bytes);
    for (const word of WORDS) if (words.includes(word)) found.add(word);
  }
  return [...found].sort();
};

const protocolOf = async (id: number, token: string): Promise<string> =>
  wordsOf('protocol.pdf', await fetched(`/signing/${id}/protocol`, token));

/** The token of an assistant who acts for the signer. */
const acting = async (): Promise<string> => {
  const { people, db } = world.company;
  const { rows } = await db.query(
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, 'employee', '2020-01-01', '2100-01-01') returning "id"::int`,
    [people.employee2.user_id, people.employee.employee_id, people.employee.organization_id],
  );
  const entered = await callAs(world, 'employee2', 'token.grant', { grant: rows[0].id });
  return String(entered.result?.access_token);
};

const named = (files: Record<string, Uint8Array>, end: string): string[] =>
  Object.keys(files).filter((name) => name.endsWith(end));
const textIn = (files: Record<string, Uint8Array>, end: string): string =>
  Buffer.from(files[named(files, end)[0] ?? ''] ?? []).toString('utf8');

describe('from where somebody signed', () => {
  test.each(['employee', 'hr'] as const)('is in the archive and the protocol for %s', async (name: Name) => {
    const { id } = await signed();
    const files = await archiveOf(id, world.token(name));
    expect(await told(files)).toEqual([...WORDS].sort());
    expect(JSON.parse(textIn(files, '_origin.json'))).toMatchObject({
      address: ADDRESS,
      user_agent: BROWSER,
    });
    const digest = createHash('sha256').update(textIn(files, '_origin.json')).digest('hex');
    expect(JSON.parse(textIn(files, '_evidence.json')).session.origin_sha256).toBe(digest);
    expect(textIn(files, 'README.txt')).toContain('_origin.json');
    expect(await protocolOf(id, world.token(name))).toContain(`${ADDRESS}, ${BROWSER}`);
  });

  test.each(['manager', 'who acts for the signer'])('is in no copy for %s', async (name) => {
    const { id, request_id } = await signed();
    const token = name === 'manager' ? world.token('manager') : await acting();
    const files = await archiveOf(id, token);
    expect(await told(files)).toEqual([]);
    expect(named(files, '_origin.json')).toEqual([]);
    // The rest is enough to check the signature.
    expect([named(files, '_evidence.json').length, named(files, '.sig').length]).toEqual([1, 1]);
    expect(textIn(files, 'README.txt')).toContain('Адрес и браузер подписавшего хранит портал');
    const protocol = await protocolOf(id, token);
    for (const word of WORDS) expect(protocol).not.toContain(word);
    expect(protocol).toContain('видно подписавшему и кадровой службе');
    expect(await told(unzipSync(await fetched(`/signing/${id}/package578n`, token)))).toEqual([]);
    const { rows } = await world.company.db.query(
      `select "name" from "file" where "registrator_id" = $1 and "kind" in ('archive', 'visual') and not "deleted" order by "kind"`,
      [request_id],
    );
    expect(rows).toHaveLength(2);
    const [archive, visual] = await Promise.all(rows.map((row) => fetched(`/files/${row.name}`, token)));
    expect(await told(unzipSync(archive ?? new Uint8Array()))).toEqual([]);
    expect(await told({ 'visual.pdf': visual ?? new Uint8Array() })).toEqual([]);
  });

  test('is there of one’s own signature and not of the other’s', async () => {
    const { id } = await signed();
    const { intent_id } = await shown(world, 'manager', id, ['manager', 'prepared', 'agreed']);
    expect(outcome(await stamp(world, 'manager', intent_id))).toBe('ok');
    const files = await archiveOf(id, world.token('manager'));
    expect(await told(files)).toEqual([]);
    expect([named(files, '_evidence.json').length, named(files, '_2_origin.json').length]).toEqual([2, 1]);
    expect(named(files, '_origin.json')).toHaveLength(1);
    expect(named(await archiveOf(id, world.token('hr')), '_origin.json')).toHaveLength(2);
  });

  test('cannot be found by trying every address', async () => {
    const { id } = await signed();
    const [{ origin, evidence }] = await signaturesOf(world, id);
    const { salt, ...guessed } = JSON.parse(origin.toString('utf8'));
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(guessed).toEqual({ version: 1, address: ADDRESS, fingerprint: DEVICE, user_agent: BROWSER });
    expect(evidence.toString('utf8')).not.toContain(salt);
  });
});

describe('a record that was sealed with address and browser inside', () => {
  const MIGRATION = join(
    import.meta.dirname,
    '../../prisma/migrations/20261121203910_signing_archives_without_origin/migration.sql',
  );

  /** A signature as version 1 kept it, with the archive all readers had. */
  const older = async () => {
    const { id, request_id } = await signed();
    await archiveOf(id, world.token('manager'));
    const session = { id: 1, address: ADDRESS, fingerprint: DEVICE, user_agent: BROWSER };
    const record = Buffer.from(JSON.stringify({ version: 1, session })).toString('hex');
    await world.company.db.query(
      `alter table "signature" disable trigger "signature_stays";
       update "signature" set "evidence" = decode('${record}', 'hex'), "origin" = null where "document_id" = ${id};
       alter table "signature" enable trigger "signature_stays"`,
    );
    const { rows } = await world.company.db.query(
      `select "name" from "file" where "registrator_id" = $1 and "kind" = 'archive' and not "deleted"`,
      [request_id],
    );
    return { id, archive: rows[0].name as string };
  };

  test('leaves the archives of others with its signature, and they are made anew when the portal is brought up', async () => {
    const { id, archive } = await older();
    await world.company.db.query(readFileSync(MIGRATION, 'utf8'));
    const files = await archiveOf(id, world.token('manager'));
    expect(await told(files)).toEqual([]);
    expect([named(files, '.sig'), named(files, '_evidence.json')]).toEqual([[], []]);
    expect(textIn(files, 'README.txt')).toContain('Полный архив выгружают');
    expect(JSON.parse(textIn(files, 'report.json')).signatures).toHaveLength(1);
    expect(await protocolOf(id, world.token('manager'))).toContain('видно подписавшему и кадровой службе');
    const gone = await fetch(`${world.portal.origin}/api/files/${archive}`, {
      headers: { authorization: `Bearer ${world.token('manager')}` },
    });
    expect(gone.status).toBe(404);
  });

  test.each(['employee', 'hr'] as const)('is in the archive for %s', async (name: Name) => {
    const { id } = await older();
    const files = await archiveOf(id, world.token(name));
    expect(await told(files)).toEqual([...WORDS].sort());
    expect([named(files, '.sig').length, named(files, '_evidence.json').length]).toEqual([1, 1]);
    expect(await protocolOf(id, world.token(name))).toContain(`${ADDRESS}, ${BROWSER}`);
  });
});
