import { describe, expect, test } from 'vitest';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import type { Answer } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['admin', 'hr']));

interface Told {
  readonly written: boolean;
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly lines: readonly {
    row: number;
    name: string;
    outcome: string;
    changes: { field: string; was: unknown; is: unknown }[];
    fields: { field: string; code: string; message: string; message_eng: string }[];
  }[];
}

const send = async (by: Name, name: string, mode: string, file: string | Uint8Array): Promise<Told> => {
  const response = await sendForm(
    `${world.portal.origin}/api/dictionaries/${name.replaceAll('/', '-')}/import`,
    world.token(by),
    { mode },
    file,
  );
  const answer = (await response.json()) as Answer & { result?: { data: unknown } };
  expect(answer.error).toBeUndefined();
  return answer.result?.data as unknown as Told;
};
const exported = async (by: Name, name: string, format: string): Promise<Uint8Array> => {
  const address = `/dictionaries/${name.replaceAll('/', '-')}/export?format=${format}`;
  const answer = await get(world.portal.origin, world.token(by), address);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const rows = async <Row extends Record<string, unknown>>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await world.company.db.query<Row>(sql, [...values])).rows;

describe('every dictionary', () => {
  test.each(DICTIONARIES.map(({ name }) => name))(
    'as it is exported comes back unchanged: %s',
    async (name) => {
      for (const format of ['xlsx', 'csv', 'xml']) {
        const told = await send('admin', name, 'preview', await exported('admin', name, format));
        expect([format, told]).toMatchObject([format, { added: 0, changed: 0, refused: 0, lines: [] }]);
      }
    },
  );
});

const HEAD = 'employee_id;period;on_date;norma;days_limit;employee_start_date';
const NUMBER = '00142';

/** Two people of two organizations with one number. */
const twins = async (): Promise<{ id: string; organization: string }[]> => {
  const { alpha, beta } = world.company.organizations;
  const found = await rows<{ id: string; organization: string }>(
    `select distinct on (o."id") e."id"::text as id, o."code" as organization from "employee" e
       join "organization" o on o."id" = e."organization_id"
     where o."id" = any($1) and not e."is_candidate" order by o."id", e."id" desc`,
    [[alpha, beta]],
  );
  await rows('update "employee" set "number" = $1 where "id" = any($2)', [NUMBER, found.map(({ id }) => id)]);
  return found;
};

describe('a number that two organizations share', () => {
  test('is refused by name without its organization, and with it means the person there', async () => {
    const [one, other] = await twins();
    const line = `${NUMBER};2040;2040-01-01;28;52.0299999999999999998;2020-01-01`;
    const before = await fingerprint(world.company.db);
    const refused = await send('admin', 'vacationlimits', 'write', `${HEAD}\r\n${line}`);
    expect(refused).toMatchObject({ written: false, refused: 1 });
    expect(refused.lines[0]?.fields).toMatchObject([{ field: 'employee_id', code: 'field/ambiguous' }]);
    for (const said of [refused.lines[0]?.fields[0]?.message, refused.lines[0]?.fields[0]?.message_eng])
      expect(said).toContain(String(other?.organization));
    const unknown = `${HEAD};employee_id.organization\r\n${line};nowhere`;
    expect((await send('admin', 'vacationlimits', 'write', unknown)).lines[0]?.fields).toMatchObject([
      { code: 'user/unknown-organization' },
    ]);
    expect(await fingerprint(world.company.db)).toEqual(before);
    const named = `${HEAD};employee_id.organization\r\n${line};${other?.organization}`;
    const preview = await send('admin', 'vacationlimits', 'preview', named);
    expect(preview.lines[0]?.changes.map(({ field }) => field)).toEqual([
      'employee_id',
      'period',
      'on_date',
      'norma',
      'days_limit',
      'employee_start_date',
    ]);
    expect(preview.lines[0]?.changes).toContainEqual({ field: 'days_limit', was: null, is: '52.03' });
    expect(one?.organization).not.toBe(other?.organization);
  });

  test('comes back from its export unchanged, each with its organization', async () => {
    const found = await twins();
    for (const { id } of found)
      await rows(
        `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
         values ($1, 2041, '2041-01-01', 28, $2, '2020-01-01')`,
        [id, found[0]?.id === id ? 14 : 28],
      );
    for (const format of ['xlsx', 'csv', 'xml']) {
      const told = await send(
        'admin',
        'vacationlimits',
        'preview',
        await exported('admin', 'vacationlimits', format),
      );
      expect([format, told]).toMatchObject([format, { added: 0, changed: 0, refused: 0 }]);
      expect(told.same).toBeGreaterThan(1);
    }
  });
});

describe('values that look like something else', () => {
  const VALUES = [
    '=1+1',
    "'=x",
    "''@x",
    '+7 900',
    '_x0020_',
    '_x005F_x0041_',
    'constructor',
    '__proto__',
    'a;b"c',
    '1e5',
    '01.02.2024',
    '45351',
    '#5',
    '-',
    '0001-01-01T00:00:00',
  ];

  test('come back from every format as they were', async () => {
    const { rows: client } = await world.company.db.query<{ id: string }>(
      'select "client_id" as id from "organization" where "id" = $1',
      [world.company.organizations.alpha],
    );
    for (const [index, value] of VALUES.entries())
      await rows(
        'insert into "expense_goal" ("client_id", "code", "name", "name_eng", "sort") values ($1, $2, $3, $3, 1)',
        [client[0]?.id, `odd${index}`, value],
      );
    for (const format of ['xlsx', 'csv', 'xml']) {
      const told = await send(
        'admin',
        'expensegoals',
        'preview',
        await exported('admin', 'expensegoals', format),
      );
      expect([format, told]).toMatchObject([format, { added: 0, changed: 0, refused: 0, lines: [] }]);
      expect(told.same).toBeGreaterThanOrEqual(VALUES.length);
    }
  });
});
