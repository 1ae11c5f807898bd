import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { one } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?><Доверенность Номер="7"><Довер/></Доверенность>';
const SIGNATURE = Buffer.from([0x30, 3, 2, 1, 5]);
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64');

describe('powers of attorney', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(['admin', 'hr', 'manager', 'employee', 'stranger_hr', 'southerner']);
  });
  afterAll(() => world?.close());
  beforeEach(() => world.company.db.query('delete from "power_of_attorney"'));

  const write = (name: Name, method: string, data: object, object = 'power_of_attorney') =>
    world.call(method, { object, data }, { token: world.token(name) });
  const record = (change: object = {}) => {
    const { employee_id, organization_id } = world.company.people.manager;
    return {
      number: 'МЧД-1',
      employee_id,
      organization_id,
      valid_from: '2026-01-01',
      valid_to: '2027-01-01',
      xml: base64(XML),
      xml_signature: base64(SIGNATURE),
      ...change,
    };
  };
  const add = (change: object = {}, name: Name = 'hr') => write(name, 'table.add', record(change));
  const idOf = (answer: Answer) => Number(answer.result?.data[0]?.id);
  const count = () => one(world.company.db, 'select count(*) from "power_of_attorney"');
  const fields = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => `${field} ${code}`);

  test('are kept whole, byte by byte, by hr of the organization and by an admin', async () => {
    for (const name of ['hr', 'admin'] as const) {
      const added = await add({ number: `МЧД-${name}` }, name);
      expect([name, outcome(added)]).toEqual([name, 'ok']);
      const answer = await world.call(
        'view.get',
        { object: 'power_of_attorney', filter: `id = ${idOf(added)}` },
        { token: world.token(name) },
      );
      const row = answer.result?.data[0] ?? {};
      expect(row).toMatchObject({ number: `МЧД-${name}`, employee_name: 'manager', disabled: '0' });
      expect(Buffer.from(String(row.xml), 'base64').toString()).toBe(XML);
      expect(Buffer.from(String(row.xml_signature), 'base64')).toEqual(SIGNATURE);
    }
  });

  test('leave their hashes in the audit, not themselves', async () => {
    const id = idOf(await add());
    const { rows } = await world.company.db.query('select "detail" from "audit" where "stream" = $1', [
      `power_of_attorney:${id}`,
    ]);
    const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(rows.map((row) => JSON.parse(row.detail))).toEqual([
      expect.objectContaining({ number: 'МЧД-1', xml: sha256(XML), xml_signature: sha256(SIGNATURE) }),
    ]);
  });

  test('are nobody else’s business', async () => {
    const id = idOf(await add());
    for (const name of ['manager', 'employee', 'stranger_hr', 'southerner'] as const) {
      const read = await world.call(
        'view.get',
        { object: 'power_of_attorney' },
        { token: world.token(name) },
      );
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
    ['a number that is there', { number: 'МЧД-0' }, 'number field/duplicate'],
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
    expect(fields(await add(change))).toEqual([refused]);
    expect(await count()).toBe(1);
  });

  test('are for somebody of the organization, and not registered for oneself', async () => {
    const { hr, stranger, southerner } = world.company.people;
    expect(fields(await add({ employee_id: hr.employee_id }))).toEqual(['employee_id document/own-power']);
    expect(outcome(await add({ employee_id: hr.employee_id }, 'admin'))).toBe('ok');
    const refused = { number: 'МЧД-2', employee_id: stranger.employee_id };
    expect(fields(await add(refused, 'admin'))).toEqual(['employee_id field/wrong']);
    expect(fields(await add({ ...refused, employee_id: southerner.employee_id }, 'admin'))).toEqual([
      'employee_id field/wrong',
    ]);
    expect(await count()).toBe(1);
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
