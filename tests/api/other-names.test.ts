import { beforeAll, describe, expect, test } from 'vitest';
import { allObjects } from '../../lib/registry/registry.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { cellsOf } from '../support/workbook.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'recruiter', 'hr', 'stranger', 'southerner']));
/** The values that a document of each family has in the field with another name. */
let made: Readonly<Record<string, { id: number; value: number }>>;
const rowsOf = ({ result }: Answer): Record<string, unknown>[] =>
  (result?.data ?? []) as unknown as Record<string, unknown>[];
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`) ?? error?.data.reason ?? 'ok';

const destinations = async (): Promise<number[]> =>
  rowsOf(await callAs(world, 'employee', 'view.get', { object: 'btrip_destination' })).map(({ id }) =>
    Number(id),
  );
const trip = (record: object) => callAs(world, 'employee', 'table.add', { object: 'btrip', data: [record] });

beforeAll(async () => {
  const [destination = 0] = await destinations();
  const [row] = rowsOf(await trip({ destination }));
  const hired = await callAs(world, 'recruiter', 'candidate.add', {
    name: 'Соколов Артём',
    email: 'sokolov@example.com',
    vacancy: 'Разработчик',
    department: 'Исследования',
    salary: '250000',
    hire_date: '2031-03-03',
    due_date: '2031-02-03',
  });
  const { employee_id, document_id } = (hired.result?.data ?? {}) as unknown as Record<string, number>;
  made = {
    btrip: { id: Number(row?.id), value: destination },
    recruitment: { id: Number(document_id), value: Number(employee_id) },
  };
});

const ALIASES = allObjects().flatMap(({ object_id, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.alias ? [{ object_id, name, alias: field.alias, field, fields }] : [],
  ),
);
/** Who reads the documents above, and who does not. */
const READER: Readonly<Record<string, Name>> = { btrip: 'employee', recruitment: 'recruiter' };

test('AMB-129: there are these names, each of a stored column, and none is a field of its object', () => {
  expect(ALIASES.map(({ object_id, alias, name }) => `${object_id}.${alias} ${name}`).sort()).toEqual([
    'btrip.destination destination_id',
    'recruitment.candidate_employee_id employee_id',
  ]);
  for (const { alias, field, fields } of ALIASES) {
    expect(Object.hasOwn(fields, alias), alias).toBe(false);
    expect([field.from, field.computed, field.lines, field.asked]).toEqual(Array(4).fill(undefined));
  }
});

describe.each(ALIASES)('$object_id $alias', ({ object_id, alias, name, fields }) => {
  const view = (by: Name, params: object) => callAs(world, by, 'view.get', { object: object_id, ...params });
  const reader = (): Name => READER[object_id] ?? 'hr';

  test('is read, filtered and sorted by as the field is, and told under the name that was asked for', async () => {
    const { id, value } = made[object_id] ?? { id: 0, value: 0 };
    const at = `id = ${id}`;
    expect(rowsOf(await view(reader(), { filter: at, select: alias }))).toEqual([{ [alias]: value }]);
    expect(rowsOf(await view(reader(), { filter: at, select: `${name},${alias}` }))).toEqual([
      { [name]: value, [alias]: value },
    ]);
    const [whole] = rowsOf(await view(reader(), { filter: at }));
    expect([whole?.[name], whole?.[alias]]).toEqual([value, value]);
    const idsBy = async (params: object) =>
      rowsOf(await view(reader(), { select: 'id', ...params })).map((row) => row.id);
    expect(await idsBy({ filter: `${alias} = ${value}` })).toContain(id);
    expect(await idsBy({ filter: `${alias} = ${value}` })).toEqual(
      await idsBy({ filter: `${name} = ${value}` }),
    );
    expect(await idsBy({ filter: `${at} and ${alias} <> ${value}` })).toEqual([]);
    for (const sort of ['asc', 'desc'])
      expect(await idsBy({ orderBy: `${alias},${name}`, sort })).toEqual(
        await idsBy({ orderBy: name, sort }),
      );
  });

  test('pages go on by it', async () => {
    const first = await view('hr', { select: 'id', orderBy: alias, rowsPerPage: 1 });
    const after = (first.result as unknown as { next?: string } | undefined)?.next;
    if (after === undefined) return expect(first.result?.total).toBe(1);
    const next = await view('hr', { select: 'id', orderBy: alias, rowsPerPage: 1, after });
    expect(outcome(next)).toBe('ok');
    expect(rowsOf(next)).not.toEqual(rowsOf(first));
  });

  test('is a column of a workbook under the heading of its field; one without columns has it once', async () => {
    const heads = async (query: Record<string, string>) => {
      const answer = await get(
        world.portal.origin,
        world.token(reader()),
        `/export?${new URLSearchParams({ object: object_id, ...query })}`,
      );
      expect(answer.status).toBe(200);
      return cellsOf(Buffer.from(await answer.arrayBuffer()))[0]?.map(({ value }) => value) ?? [];
    };
    expect(await heads({ columns: alias })).toEqual(await heads({ columns: name }));
    const columns = Object.entries(fields).flatMap(([each, { read }]) => (read ? [] : each));
    expect(await heads({})).toEqual(await heads({ columns: columns.join(',') }));
  });

  test('whoever may not read a document finds it by neither name', async () => {
    const { id, value } = made[object_id] ?? { id: 0, value: 0 };
    for (const other of ['stranger', 'southerner', 'employee2'] as const)
      for (const filter of [`id = ${id}`, `${alias} = ${value}`, `${name} = ${value}`]) {
        const answer = await view(other, { select: `id,${alias}`, filter });
        expect(rowsOf(answer).filter((row) => row.id === id)).toEqual([]);
      }
  });

  test('is unknown to an object that has no such field', async () => {
    for (const params of [{ select: alias }, { filter: `${alias} = 1` }, { orderBy: alias }])
      expect(outcome(await callAs(world, 'hr', 'view.get', { object: 'vacation', ...params }))).toBe(
        'unknown_field',
      );
  });
});

describe('a write', () => {
  test('takes the other name, alone or with the same value; an edit too', async () => {
    const [one = 0, other = 0] = await destinations();
    for (const record of [{ destination: one }, { destination: String(one), destination_id: one }])
      expect(rowsOf(await trip(record))).toMatchObject([{ destination_id: one, destination: one }]);
    const { id } = made.btrip ?? { id: 0 };
    const edit = (record: object) =>
      callAs(world, 'employee', 'table.edit', { object: 'btrip', data: [{ id, ...record }] });
    expect(rowsOf(await edit({ destination: other }))).toMatchObject([{ destination_id: other }]);
    expect(rowsOf(await edit({ destination: null }))).toMatchObject([{ destination_id: null }]);
    expect(rowsOf(await edit({ destination: one }))).toMatchObject([{ destination_id: one }]);
  });

  test('that names both with two values is refused in both languages and changes nothing', async () => {
    const [one = 0, other = 0] = await destinations();
    const count = async () =>
      (await callAs(world, 'employee', 'view.get', { object: 'btrip', rowsPerPage: 1 })).result?.total;
    const before = await count();
    const refused = await trip({ destination: one, destination_id: other });
    expect(wrongIn(refused)).toEqual(['destination field/named-twice']);
    expect(refused.error?.data.fields?.[0]).toMatchObject({
      message: expect.stringContaining('destination_id'),
      message_eng: expect.stringContaining('destination_id'),
    });
    expect(await count()).toBe(before);
  });

  test('by it is judged as the field is: a value, a right and a place', async () => {
    const [one = 0] = await destinations();
    expect(wrongIn(await trip({ destination: 'x' }))).toEqual(wrongIn(await trip({ destination_id: 'x' })));
    expect(wrongIn(await trip({ destination: 999_999 }))).toEqual(['destination_id field/wrong']);
    const { id } = made.btrip ?? { id: 0 };
    for (const record of [{ destination: one }, { destination_id: one }])
      expect(
        outcome(
          await callAs(world, 'stranger', 'table.edit', { object: 'btrip', data: [{ id, ...record }] }),
        ),
      ).toBe('not_found');
    const hiring = made.recruitment ?? { id: 0, value: 0 };
    const move = (record: object) =>
      callAs(world, 'recruiter', 'table.edit', {
        object: 'recruitment',
        data: [{ id: hiring.id, ...record }],
      });
    for (const record of [{ candidate_employee_id: hiring.value }, { employee_id: hiring.value }])
      expect(outcome(await move(record))).toBe('unknown_field');
    for (const record of [{ candidate_employee_id: hiring.value }, { employee_id: hiring.value }])
      expect(
        outcome(await callAs(world, 'employee', 'table.add', { object: 'recruitment', data: [record] })),
      ).not.toBe('ok');
  });
});

test('the description of the API tells them', async () => {
  const answer = await fetch(`${world.portal.origin}/api/openrpc.json`);
  const document = (await answer.json()) as {
    components: { schemas: { record: Record<string, unknown> } };
  };
  expect(document.components.schemas.record['x-other-names']).toEqual({
    btrip: { destination: 'destination_id' },
    recruitment: { candidate_employee_id: 'employee_id' },
  });
});
