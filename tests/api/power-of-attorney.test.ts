import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listServer } from '../support/list-server.ts';
import { one } from '../support/matrix-company.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { openPowerDesk, type PowerDesk, type PowerWish } from '../support/power-paper.ts';

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64');

describe('powers of attorney', () => {
  let world: World;
  let desk: PowerDesk;
  beforeAll(async () => {
    world = await openWorld(['admin', 'hr', 'manager', 'employee', 'deputy', 'stranger_hr', 'southerner'], {
      CRL_HOSTS: '127.0.0.1',
    });
    desk = await openPowerDesk(world.company.db, world.company.clients.north);
  });
  afterAll(() => world?.close());
  beforeEach(() => world.company.db.query('delete from "power_of_attorney"'));

  const write = (name: Name, method: string, data: object, object = 'power_of_attorney') =>
    callAs(world, name, method, { object, data });
  /** A power that says so, for the manager unless another is named. */
  const made = (wish: PowerWish = {}, whom: Name = 'manager') =>
    desk.record(world.company.people[whom].employee_id, world.company.people.manager.organization_id, wish);
  /** Registers a power that says `wish`, with what is typed or sent otherwise. */
  const add = async (wish: PowerWish = {}, name: Name = 'hr', change: object = {}) =>
    write(name, 'table.add', { ...(await made(wish)), ...change });
  const idOf = (answer: Answer) => Number(answer.result?.data[0]?.id);
  const count = () => one(world.company.db, 'select count(*) from "power_of_attorney"');
  const fields = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => `${field} ${code}`);

  test('are kept whole, byte by byte, by hr of the organization and by an admin', async () => {
    for (const name of ['hr', 'admin'] as const) {
      const sent = await made({ number: `МЧД-${name}` });
      const added = await write(name, 'table.add', sent);
      expect([name, outcome(added)]).toEqual([name, 'ok']);
      const answer = await callAs(world, name, 'view.get', {
        object: 'power_of_attorney',
        filter: `id = ${idOf(added)}`,
      });
      const row = answer.result?.data[0] ?? {};
      expect(row).toMatchObject({ number: `МЧД-${name}`, employee_name: 'manager', disabled: '0' });
      for (const file of ['xml', 'xml_signature'] as const)
        expect(Buffer.from(String(row[file]), 'base64')).toEqual(Buffer.from(sent[file], 'base64'));
    }
  });

  test('leave their hashes in the audit, not themselves', async () => {
    const { xml, xml_signature, ...sent } = await made();
    const id = idOf(await write('hr', 'table.add', { xml, xml_signature, ...sent }));
    const { rows } = await world.company.db.query('select "detail" from "audit" where "stream" = $1', [
      `power_of_attorney:${id}`,
    ]);
    const sha256 = (text: string) => createHash('sha256').update(Buffer.from(text, 'base64')).digest('hex');
    expect(rows.map((row) => JSON.parse(row.detail))).toEqual([
      expect.objectContaining({ number: 'МЧД-1', xml: sha256(xml), xml_signature: sha256(xml_signature) }),
    ]);
  });

  test('are nobody else’s business', async () => {
    const id = idOf(await add());
    for (const name of ['manager', 'employee', 'stranger_hr', 'southerner'] as const) {
      const read = await callAs(world, name, 'view.get', { object: 'power_of_attorney' });
      expect([name, read.result?.data]).toEqual([name, []]);
      expect(outcome(await add({ number: 'МЧД-2' }, name))).not.toBe('ok');
      expect(outcome(await write(name, 'table.edit', { id, disabled: '1' }))).toMatch(
        /access_denied|not_found/,
      );
      expect(outcome(await write(name, 'table.del', { id }))).toMatch(/access_denied|not_found/);
    }
    expect(await count()).toBe(1);
  });

  test.each([
    ['no number', { number: '' }, 'number field/required'],
    ['days out of order', { valid_to: '2025-12-31' }, 'valid_to document/ends-before-start'],
    ['a DTD', { xml: base64('<!DOCTYPE a><a/>') }, 'xml file/not-xml'],
    ['a broken XML', { xml: base64('<a>') }, 'xml file/not-xml'],
    ['no XML', { xml: '' }, 'xml field/required'],
    ['no base64', { xml: '<a/>' }, 'xml field/wrong'],
    ['a file too big', { xml: base64(`<a>${'x'.repeat(256 * 1024)}</a>`) }, 'xml field/too-long'],
    ['no signature', { xml_signature: base64('hello') }, 'xml_signature file/not-signature'],
  ])('are refused with %s', async (_what, change, refused) => {
    await add({ number: 'МЧД-0' });
    expect(fields(await add({}, 'hr', change))).toEqual([refused]);
    expect(await count()).toBe(1);
  });

  test('are for somebody of the organization, and not registered for oneself', async () => {
    const own = await made({}, 'hr');
    expect(fields(await write('hr', 'table.add', own))).toEqual(['employee_id document/own-power']);
    expect(outcome(await write('admin', 'table.add', own))).toBe('ok');
    for (const name of ['stranger', 'southerner'] as const)
      expect(fields(await write('admin', 'table.add', await made({ number: 'МЧД-2' }, name)))).toEqual([
        'employee_id field/wrong',
      ]);
    expect(await count()).toBe(1);
  });

  test('are registered once', async () => {
    expect(outcome(await add())).toBe('ok');
    expect(fields(await add())).toEqual(['number field/duplicate']);
    expect(await count()).toBe(1);
  });

  test.each<[string, PowerWish, object, string]>([
    ['another number than its file', {}, { number: 'МЧД-9' }, 'number power/number'],
    ['another first day', {}, { valid_from: '2026-01-02' }, 'valid_from power/day'],
    ['another last day', {}, { valid_to: '2099-12-30' }, 'valid_to power/day'],
    ['another company', { company: { ogrn: '1027700132195' } }, {}, 'organization_id power/company'],
    ['another person', { name: 'Иванов Иван Иванович' }, {}, 'employee_id power/person'],
    ['a file of no power', {}, { xml: base64('<Доверенность/>') }, 'xml power/not-a-power'],
  ])('are refused with %s', async (_what, wish, change, refused) => {
    expect(fields(await add(wish, 'hr', change))).toEqual([refused]);
    expect(await count()).toBe(0);
  });

  test('are known by the SNILS of their person before the name', async () => {
    const { db, people } = world.company;
    const { employee_id } = people.manager;
    const snils = (text: string) =>
      db.query('update "employee" set "snils" = $2 where "id" = $1', [employee_id, text]);
    try {
      await snils('11223344595');
      expect(outcome(await add({ number: 'МЧД-1', snils: '112-233-445 95', name: 'Прежняя Фамилия' }))).toBe(
        'ok',
      );
      expect(fields(await add({ number: 'МЧД-2', snils: '087-654-303 00' }))).toEqual([
        'employee_id power/person',
      ]);
    } finally {
      await snils('');
    }
  });

  test('are signed by the company itself, over these very bytes', async () => {
    const { db, organizations } = world.company;
    const sent = await made();
    const { rows } = await db.query<{ ogrn: string; inn: string }>(
      'select "ogrn", "inn" from "organization" where "id" = $1',
      [organizations.alpha],
    );
    const own = rows[0] ?? { ogrn: '', inn: '' };
    const text = Buffer.from(sent.xml, 'base64').toString();
    const stranger = await openPowerDesk(db, world.company.clients.south);
    for (const [xml_signature, refused] of [
      [desk.sign(`${text} `, own), 'power/signature'],
      [base64(new Uint8Array([0x30, 3, 2, 1, 5])), 'power/signature'],
      [stranger.sign(text, own), 'power/signature'],
      [desk.sign(text, {}), 'power/signer'],
      [desk.sign(text, { ogrn: '1027700132195' }), 'power/signer'],
    ] as const)
      expect(fields(await write('hr', 'table.add', { ...sent, xml_signature }))).toEqual([
        `xml_signature ${refused}`,
      ]);
    expect(await count()).toBe(0);
    expect(outcome(await write('hr', 'table.add', { ...sent, xml_signature: desk.sign(text, own) }))).toBe(
      'ok',
    );
  });

  test('are registered after the responder of their authority was asked, which need not answer', async () => {
    const responder = await listServer();
    responder.answer = (response) => response.writeHead(503).end();
    await world.company.db.query(
      `update "trusted_certificate" set "ocsp_url" = $1 where "id" = (select min("id") from "trusted_certificate")`,
      [`http://127.0.0.1:${responder.port}/`],
    );
    expect(outcome(await add())).toBe('ok');
    expect(responder.asked).toBe(1);
    await world.company.db.query(`update "trusted_certificate" set "ocsp_url" = ''`);
    await responder.close();
  });

  test('are neither registered nor switched off by a grant of hr', async () => {
    const { db, people, organizations } = world.company;
    const id = idOf(await add());
    const grant = await one(
      db,
      `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
       values ($1, $2, $3, 'hr', '2020-01-01', '2100-01-01') returning "id"`,
      [people.deputy.user_id, people.hr.employee_id, organizations.alpha],
    );
    const acting = await callAs(world, 'deputy', 'token.grant', { grant });
    const token = String(acting.result?.access_token);
    const by = async (method: string, data: object) =>
      outcome(await world.call(method, { object: 'power_of_attorney', data }, { token }));
    expect([
      await by('table.add', await made({ number: 'МЧД-2' })),
      await by('table.edit', { id, disabled: '1' }),
      await by('table.del', { id }),
    ]).toEqual(Array(3).fill('access_denied'));
  });

  test('are switched off and on, never changed; one that was signed by is never deleted', async () => {
    const id = idOf(await add());
    for (const change of [{ number: 'другой' }, { valid_to: '2030-01-01' }, { xml: base64('<b/>') }])
      expect(outcome(await write('hr', 'table.edit', { id, ...change }))).toBe('unknown_field');
    for (const disabled of ['1', '0'])
      expect((await write('hr', 'table.edit', { id, disabled })).result?.data[0]?.disabled).toBe(disabled);
    const unused = idOf(await add({ number: 'МЧД-2' }));
    await signedBy(id);
    expect(outcome(await write('hr', 'table.del', { id }))).toBe('used_elsewhere');
    expect(outcome(await write('hr', 'table.edit', { id, disabled: '1' }))).toBe('ok');
    expect(outcome(await write('hr', 'table.del', { id: unused }))).toBe('ok');
    expect(await count()).toBe(1);
  });

  const signedBy = async (power: number): Promise<void> => {
    const { db, clients, people } = world.company;
    const document = await addVacation(world.company, 'employee', 'agreed');
    const file = await one(
      db,
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
         "registrator_id", "document_object_id", "creator_user_id")
       values ($1, 'paper', 'paper.pdf', 'application/pdf', 1, 'a', 'b', $2, 'vacation', $3) returning "id"`,
      [clients.north, document, people.manager.user_id],
    );
    await db.query(
      `insert into "signature" ("client_id", "document_id", "object_id", "request_id", "file_id", "intent_id", "document_status_id",
         "status_id", "type", "party", "user_id", "employee_id", "thumbprint", "serial_number", "algorithm", "digest_algorithm",
         "value_hash", "cms", "report", "public_id", "power_of_attorney_id")
       select $1, $2, 'vacation', $2, $3, 'i', max(h."id"), 'agreed', '3', 'employer', $4, $5, 't', 's', 'a', 'd', 'v', '\\x30',
         '{}', 'p', $6
       from "document_status" h where h."registrator_id" = $2`,
      [clients.north, document, file, people.manager.user_id, people.manager.employee_id, power],
    );
  };

  test('an organization’s numbers are an admin’s to write, and real', async () => {
    const id = world.company.organizations.alpha;
    const edit = (name: Name, numbers: object) =>
      write(name, 'table.edit', { id, ...numbers }, 'organization');
    expect(fields(await edit('admin', { ogrn: '1027700132196' }))).toEqual(['ogrn field/wrong']);
    expect(fields(await edit('admin', { inn: '7707083894' }))).toEqual(['inn field/wrong']);
    expect(outcome(await edit('hr', { ogrn: '1027700132195' }))).toBe('access_denied');
    expect(outcome(await edit('admin', { ogrn: '1027700132195', inn: '7707083893' }))).toBe('ok');
    expect(outcome(await edit('admin', { ogrn: '', inn: '' }))).toBe('ok');
  });
});
