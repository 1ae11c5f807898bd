import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { addVacation, VACATION_STATUSES } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(() => openWorld(['hr', 'employee', 'admin']));
let all: number[];

beforeAll(async () => {
  const { db } = world.company;
  for (let index = 0; index < 43; index += 1) {
    const name = (['employee', 'employee2', 'clerk'] as const)[index % 3] ?? 'employee';
    const id = await addVacation(
      world.company,
      name,
      VACATION_STATUSES[index % VACATION_STATUSES.length] ?? 'draft',
    );
    await db.query(`update "document" set "comments" = $2, "days" = $3 where "id" = $1`, [
      id,
      ['', 'море', 'Ёлка', 'ёлка', 'a', 'B'][index % 6],
      [null, 7, 14][index % 3],
    ]);
    if (index % 4 === 0)
      await db.query(
        'update "document" set "start_date" = null, "end_date" = null, "document_type_id" = null where "id" = $1',
        [id],
      );
    if (index % 7 === 0) await db.query('update "document" set "manager_id" = null where "id" = $1', [id]);
    if (index % 5 === 0)
      await db.query(`update "document" set "status_date" = '2026-01-01T00:00:00Z' where "id" = $1`, [id]);
  }
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "document" where "organization_id" = $1 order by "id"',
    [world.company.organizations.alpha],
  );
  all = rows.map((row) => Number(row.id));
});

const view = (params: object, name: 'hr' | 'employee' | 'admin' = 'hr'): Promise<Answer> =>
  callAs(world, name, 'view.get', { object: 'vacation', ...params });
const idsIn = (answer: Answer): number[] => answer.result?.data.map((row) => Number(row.id)) ?? [];

const FIELDS = [
  'id',
  'number',
  'comments',
  'days',
  'start_date',
  'end_date',
  'manager_id',
  'manager_name',
  'document_type_name',
  'document_type_code',
  'status_id',
  'status_name',
  'status_date',
  'create_date',
  'replaced',
  'reject',
  'files_count',
  'employee_name',
  'version',
];

/** All pages from the first to the last, by cursor. */
const pages = async (params: object): Promise<number[]> => {
  const visited: number[] = [];
  for (let after: string | undefined; visited.length <= all.length; ) {
    const answer = await view({ select: 'id', ...params, ...(after === undefined ? {} : { after }) });
    expect(outcome(answer)).toBe('ok');
    expect(answer.result?.total).toBe(all.length);
    visited.push(...idsIn(answer));
    after = answer.result?.next as string | undefined;
    if (after === undefined) return visited;
  }
  return visited;
};

describe('turning pages', () => {
  test('by cursor visits every row once, in the order of the whole list, whatever it is sorted by', async () => {
    for (const orderBy of FIELDS)
      for (const sort of ['asc', 'desc'] as const) {
        const whole = idsIn(await view({ select: 'id', orderBy, sort, rowsPerPage: 'all' }));
        expect([orderBy, sort, await pages({ orderBy, sort, rowsPerPage: 7 })]).toEqual([
          orderBy,
          sort,
          whole,
        ]);
        expect([...whole].sort((a, b) => a - b)).toEqual(all);
      }
  });

  test('by several columns at once and any size of page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('asc', 'desc'),
        fc.integer({ min: 5, max: 50 }),
        async (fields, sort, rowsPerPage) => {
          const visited = await pages({ orderBy: fields.join(','), sort, rowsPerPage });
          expect([...visited].sort((a, b) => a - b)).toEqual(all);
        },
      ),
      { numRuns: triesOf(25) },
    );
  });

  test('by number shows the rows of that page, and the total of all', async () => {
    const whole = idsIn(await view({ select: 'id', orderBy: 'number', rowsPerPage: 'all' }));
    for (const page of [1, 2, 3, 4]) {
      const answer = await view({ select: 'id', orderBy: 'number', rowsPerPage: 10, page });
      expect([idsIn(answer), answer.result?.total, answer.result?.total_exact]).toEqual([
        whole.slice((page - 1) * 10, page * 10),
        all.length,
        true,
      ]);
    }
  });

  test('past the end shows nothing and still counts', async () => {
    const answer = await view({ rowsPerPage: 10, page: 900 });
    expect([answer.result?.data, answer.result?.total, answer.result?.next]).toEqual([
      [],
      all.length,
      undefined,
    ]);
  });

  test('a row that was added meanwhile moves no other row to another page', async () => {
    const first = await view({ select: 'id', orderBy: 'id', rowsPerPage: 20 });
    const { rows } = await world.company.db.query<{ id: string }>(
      'select "id" from "document" where "id" = $1',
      [idsIn(first)[0]],
    );
    expect(rows).toHaveLength(1);
    const second = await view({ select: 'id', orderBy: 'id', rowsPerPage: 20, after: first.result?.next });
    expect(idsIn(second)).toEqual(all.slice(20, 40));
  });

  test('without a size shows everything, most recent first', async () => {
    expect(idsIn(await view({ select: 'id' }))).toEqual([...all].reverse());
  });
});

describe('a page that is none', () => {
  test.each([
    0,
    -1,
    1.5,
    '0',
    '-1',
    '1.5',
    'many',
    '',
    null,
    true,
    [],
    {},
    1_000_001,
    '99999999999',
    Number.MAX_SAFE_INTEGER,
    '1e3',
    ' 5',
    '5;',
    'all ',
    1e9,
  ])('T08: rowsPerPage %j is refused', async (rowsPerPage) => {
    expect([rowsPerPage, outcome(await view({ rowsPerPage }))]).toEqual([rowsPerPage, 'invalid_params']);
  });
  test.each([0, -1, 1.5, '0', '-1', 'first', '', null, true, [], {}, 1_000_001, '1e3', ' 1'])(
    'page %j is refused',
    async (page) => {
      expect([page, outcome(await view({ rowsPerPage: 5, page }))]).toEqual([page, 'invalid_params']);
    },
  );

  test('a cursor of another order, a changed one and any other text are refused', async () => {
    const { result } = await view({ select: 'id', orderBy: 'start_date', rowsPerPage: 5 });
    const next = String(result?.next);
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      { orderBy: 'start_date', sort: 'desc', after: next },
      { orderBy: 'number', after: next },
      { orderBy: 'start_date', after: '' },
      { orderBy: 'start_date', after: 'x' },
      { orderBy: 'start_date', after: next.slice(0, -3) },
      { orderBy: 'start_date', after: `${next}x`.repeat(40) },
      ...[
        null,
        {},
        [],
        ['start_date,id'],
        ['start_date,id', '2028-01-03', 1, 1],
        ['start_date,id', 'soon', 1],
        ['start_date,id', '2028-02-30', 1],
        ['start_date,id', '2028-01-03 (x)', 1],
        ['start_date,id', '2028-01-03', '1'],
        ['start_date,id', '2028-01-03', 1.5],
        ['start_date,id', '2028-01-03', 1e300],
        ['start_date,id', '2028-01-03', -0.1],
        ['start_date,id', '2028-01-03', {}],
        ['start_date,id', ["' or 1=1"], 1],
        ['start_date,id', '\u0000', 1],
        ['start_date,id', '2028-01-03\u0000', 1],
        ["start_date,id'; drop table document; --", '2028-01-03', 1],
      ].map((value) => ({ orderBy: 'start_date', after: forged(value) })),
    ];
    for (const params of wrong) {
      const answer = await view({ rowsPerPage: 5, ...params });
      expect([params.after && Buffer.from(params.after, 'base64url').toString(), answer.error?.code]).toEqual(
        [params.after && Buffer.from(params.after, 'base64url').toString(), -32602],
      );
    }
    for (const value of [
      ['comments,id', '\u0000', 1],
      ['comments,id', 'x\ud800', 1],
      ['comments,id', null, 1.5],
      ['days,id', 'x', 1],
      ['days,id', 1e308, 1],
    ]) {
      const answer = await view({
        rowsPerPage: 5,
        orderBy: String((value as unknown[])[0]).split(',')[0],
        after: forged(value),
      });
      expect([JSON.stringify(value), answer.error?.code ?? -32602]).toEqual([JSON.stringify(value), -32602]);
    }
  });

  test('a cursor opens nothing that its bearer could not read', async () => {
    const first = await view({ select: 'id', orderBy: 'id', rowsPerPage: 3 });
    const others = await view(
      { select: 'id,employee_id', orderBy: 'id', rowsPerPage: 'all', after: first.result?.next },
      'employee',
    );
    expect(
      (others.result?.data ?? []).every(
        (row) => row.employee_id === world.company.people.employee.employee_id,
      ),
    ).toBe(true);
  });
});

describe('a list that is too long', () => {
  test('T08: ends after 5,000 rows with a cursor for the rest, and counts exactly up to 10,000', async () => {
    const { db, clients } = world.company;
    await db.query(
      `insert into "lan" ("client_id", "alias", "name") select $1, 'big' || lpad(i::text, 6, '0'), 'текст' from generate_series(1, 10500) i`,
      [clients.north],
    );
    const ask = (params: object) =>
      callAs(world, 'admin', 'view.get', { object: 'lan', select: 'id,alias', orderBy: 'alias', ...params });
    const first = await ask({ rowsPerPage: 'all' });
    expect([
      first.result?.data.length,
      first.result?.total,
      first.result?.total_exact,
      typeof first.result?.next,
    ]).toEqual([5_000, 10_000, false, 'string']);
    const huge = await ask({ rowsPerPage: 900_000 });
    expect(huge.result?.data.length).toBe(5_000);
    const second = await ask({ rowsPerPage: 'all', after: first.result?.next });
    const third = await ask({ rowsPerPage: 'all', after: second.result?.next });
    const seen = [first, second, third].flatMap((answer) => answer.result?.data.map((row) => row.id) ?? []);
    expect([new Set(seen).size, seen.length, third.result?.next]).toEqual([10_500, 10_500, undefined]);
    const some = await ask({ rowsPerPage: 5, filter: "alias between 'big000001' and 'big009999'" });
    expect([some.result?.total, some.result?.total_exact]).toEqual([9_999, true]);
  });

  test('T08: ends before 10 MB', async () => {
    const { db, clients } = world.company;
    await db.query(
      `insert into "lan" ("client_id", "alias", "name", "name_eng") select $1, 'wide' || i, repeat('я', 2000), repeat('я', 2000) from generate_series(1, 1500) i`,
      [clients.north],
    );
    const answer = await callAs(world, 'admin', 'view.get', {
      object: 'lan',
      rowsPerPage: 'all',
      filter: "alias like 'wide%'",
    });
    expect(Buffer.byteLength(answer.text)).toBeLessThan(10.1 * 1024 * 1024);
    expect(answer.result?.data.length).toBeLessThan(1_500);
    expect(typeof answer.result?.next).toBe('string');
    const rest = await callAs(world, 'admin', 'view.get', {
      object: 'lan',
      rowsPerPage: 'all',
      filter: "alias like 'wide%'",
      after: answer.result?.next,
    });
    expect((answer.result?.data.length ?? 0) + (rest.result?.data.length ?? 0)).toBe(1_500);
  });

  describe('and asked for many times at once', () => {
    const MB = 1024 * 1024;
    const wide = (rows: number) => ({
      method: 'view.get',
      params: { object: 'lan', rowsPerPage: rows, filter: "alias like 'wide%'" },
    });
    const reasons = (answers: readonly unknown[]) =>
      answers.map((each) => (each as Answer).error?.data.reason ?? 'ok').toSorted();
    const batch = (calls: readonly object[], name: 'hr' | 'admin' = 'admin') =>
      callAs(world, name, 'batch', calls);
    const array = async (calls: readonly object[]): Promise<string> => {
      const response = await fetch(`${world.portal.origin}/api/rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${world.token('admin')}` },
        body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
      });
      return response.text();
    };
    const memory = (): number =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${world.portal.pid}/status`, 'utf8'))?.[1]) / 1024;

    test('T72: a batch and an array are one answer: what is beyond its 10 MB is refused by itself, what fits is not', async () => {
      const [first, ...more] = [400, 400, 400, 400, 400].map(wide);
      const small = { method: 'view.get', params: { object: 'lan', rowsPerPage: 5 } };
      const whole = await batch([small, first, ...more, small].filter((each) => each !== undefined));
      const parts = whole.result?.data ?? [];
      expect(Buffer.byteLength(whole.text)).toBeLessThan(10.1 * MB);
      expect(reasons(parts)).toEqual([...Array(2).fill('answer_too_big'), ...Array(5).fill('ok')]);
      const refused = parts.find((each) => (each as unknown as Answer).error) as unknown as Answer;
      expect([refused.error?.code, refused.error?.message_eng]).toEqual([
        -32602,
        'The response would be larger than 10 MB. Ask for fewer rows or split the batch',
      ]);
      const text = await array([first, ...more].filter((each) => each !== undefined));
      expect(Buffer.byteLength(text)).toBeLessThan(10.1 * MB);
      expect(reasons(JSON.parse(text))).toEqual([...Array(2).fill('answer_too_big'), ...Array(3).fill('ok')]);
      expect(reasons((await batch([wide(400), wide(400)])).result?.data ?? [])).toEqual(['ok', 'ok']);
    });

    test('T72: a change in a batch that is full is done and told', async () => {
      const add = {
        method: 'table.add',
        params: { object: 'user_filter', data: [{ route_name: 'vacation', name: 'море', parameters: {} }] },
      };
      const { result } = await batch([wide(1_200), wide(1_200), add]);
      const last = result?.data.at(-1) as unknown as Answer;
      expect([last.error, last.result?.data.length]).toEqual([undefined, 1]);
    });

    test('T08: takes little memory, and others are answered meanwhile', async () => {
      const before = memory();
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, memory());
      }, 5);
      const storm = Array.from({ length: 6 }, () => batch(Array(4).fill(wide(1_200))));
      const others = Array.from({ length: 5 }, () => view({ rowsPerPage: 5 }, 'employee'));
      const served = await Promise.all(others);
      const answers = await Promise.all(storm);
      clearInterval(watch);
      expect(served.map(outcome)).toEqual(served.map(() => 'ok'));
      for (const answer of answers) expect(Buffer.byteLength(answer.text)).toBeLessThan(10.1 * MB);
      expect(most - before).toBeLessThan(450);
    });

    test('T08: who takes large answers and does not read them keeps nobody else from theirs', async () => {
      const { port } = new URL(world.portal.origin);
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'view.get', params: wide(1_200).params });
      const deaf = Array.from({ length: 12 }, () => {
        const socket = connect({ port: Number(port), host: '127.0.0.1' });
        socket.pause();
        socket.write(
          `POST /api/rpc HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${world.token('admin')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
        return socket;
      });
      try {
        const answers = [];
        for (let time = 0; time < 4; time += 1)
          answers.push(await callAs(world, 'hr', 'view.get', { object: 'vacation', rowsPerPage: 'all' }));
        expect(answers.map(outcome)).toEqual(answers.map(() => 'ok'));
      } finally {
        for (const socket of deaf) socket.destroy();
      }
      expect(reasons((await batch([wide(400)])).result?.data ?? [])).toEqual(['ok']);
    });
  });
});

test('T08: however many calls one person makes at once, others find a connection of the database', async () => {
  const { db } = world.company;
  const colleague = () => view({ rowsPerPage: 1 }, 'employee');
  expect(outcome(await colleague())).toBe('ok');
  const held = async () =>
    (await db.query(`select 1 from pg_locks where not "granted" and "relation" = '"calendar"'::regclass`))
      .rowCount ?? 0;
  const calls = Array(40).fill({ method: 'view.get', params: { object: 'calendar', rowsPerPage: 1 } });
  await db.query('begin');
  await db.query('lock table "calendar" in access exclusive mode');
  const batches = [1, 2, 3].map(() => callAs(world, 'hr', 'batch', calls));
  try {
    await expect.poll(held).toBeGreaterThan(1);
    expect(outcome(await colleague())).toBe('ok');
    expect(await held()).toBeLessThanOrEqual(4);
  } finally {
    await db.query('rollback');
  }
  const answers = (await Promise.all(batches)).flatMap(({ result }) => result?.data ?? []);
  expect(answers).toHaveLength(120);
});
