import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Comparison, Filter, Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { printFilter } from '../../lib/filter/print.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { addVacation, VACATION_STATUSES } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

type Row = Readonly<Record<string, Literal>>;

const world = shared(() => openWorld(['hr'], { DATABASE_STATEMENT_MS: '' }));
let rows: Row[];

/** Texts that a pattern, a quote or a language could trip over. */
const TEXTS = [
  '',
  'море',
  'Море',
  'МОРЕ',
  "o'clock",
  '100%',
  'a_b',
  'a\\b',
  'ёлка',
  'Ель',
  'елка',
  'зелЁный',
  'z',
  'Z',
  '😀',
  'null',
  "'' or 1=1",
  '--',
  'tab\there',
];

beforeAll(async () => {
  const { db } = world.company;
  for (const [index, comments] of TEXTS.entries()) {
    const name = (['employee', 'employee2', 'clerk', 'hr'] as const)[index % 4] ?? 'employee';
    const id = await addVacation(
      world.company,
      name,
      VACATION_STATUSES[index % VACATION_STATUSES.length] ?? 'draft',
    );
    await db.query('update "document" set "comments" = $2 where "id" = $1', [id, comments]);
    if (index % 3 === 0)
      await db.query('update "document" set "end_date" = null, "days" = null where "id" = $1', [id]);
    if (index % 4 === 0)
      await db.query(
        'update "document" set "document_type_id" = null, "manager_id" = null, "start_date" = null, "end_date" = null where "id" = $1',
        [id],
      );
    if (index % 5 === 0)
      await db.query(
        'with mark as (update "document" set "replaced" = true where "id" = $1) update "vacation" set "period" = 2030 + $2 where "id" = $1',
        [id, index],
      );
  }
  const { result } = await callAs(world, 'hr', 'table.get', { object: 'vacation' });
  // A flag is '0' or '1' on the wire and a truth in the rules.
  rows = (result?.data ?? []).map((row) => ({ ...row, replaced: row.replaced === '1' }) as Row);
  expect(rows.length).toBe(TEXTS.length);
});

const view = (filter: string): Promise<Answer> =>
  callAs(world, 'hr', 'view.get', {
    object: 'vacation',
    filter,
    select: 'id',
    orderBy: 'id',
    rowsPerPage: 'all',
  });

const ids = (answer: Answer): unknown[] =>
  answer.result?.data.map((row) => row.id) ?? [answer.error?.data.reason];
const idsWhere = (passes: (row: Row) => boolean): unknown[] =>
  rows
    .filter(passes)
    .map((row) => row.id ?? null)
    .sort((a, b) => Number(a) - Number(b));

/** What SQL says, written down a second time: 1 true, 0 false, undefined unknown. */
const verdict = (filter: Filter, row: Row): 0 | 1 | undefined => {
  if ('and' in filter)
    return filter.and.reduce<0 | 1 | undefined>((all, part) => least(all, verdict(part, row)), 1);
  if ('or' in filter)
    return flip(filter.or.reduce<0 | 1 | undefined>((all, part) => least(all, flip(verdict(part, row))), 1));
  if ('not' in filter) return flip(verdict(filter.not, row));
  if ('within' in filter) throw new Error('no text of a filter names another table');
  const value = row[filter.field] ?? null;
  if ('isNull' in filter) return value === null ? 1 : 0;
  if (value === null) return undefined;
  if ('like' in filter) return pattern(filter.like, filter.ci).test(String(value)) ? 1 : 0;
  if ('in' in filter) return filter.in.some((item) => String(item) === shown(value)) ? 1 : 0;
  if ('between' in filter)
    return order(value, filter.between[0]) >= 0 && order(value, filter.between[1]) <= 0 ? 1 : 0;
  const sign = Math.sign(order(value, filter.value));
  return {
    '=': sign === 0,
    '<>': sign !== 0,
    '<': sign < 0,
    '<=': sign <= 0,
    '>': sign > 0,
    '>=': sign >= 0,
  }[filter.op]
    ? 1
    : 0;
};
const flip = (truth: 0 | 1 | undefined): 0 | 1 | undefined =>
  truth === undefined ? undefined : truth ? 0 : 1;
const least = (a: 0 | 1 | undefined, b: 0 | 1 | undefined): 0 | 1 | undefined =>
  a === 0 || b === 0 ? 0 : a === undefined || b === undefined ? undefined : 1;
const shown = (value: Literal): string => (value === true ? '1' : value === false ? '0' : String(value));
const order = (value: Literal, other: Literal): number => {
  if (typeof value === 'number') return value - Number(other);
  const [a, b] = [[...shown(value)], [...shown(other)]];
  for (const [index, char] of a.entries()) {
    const against = b[index];
    if (against === undefined) return 1;
    if (char !== against) return (char.codePointAt(0) ?? 0) - (against.codePointAt(0) ?? 0);
  }
  return a.length - b.length;
};
const pattern = (like: string, ci: boolean): RegExp => {
  const source = like.replace(/\\(.)|[%_]|[.*+?^${}()|[\]\\]/gsu, (piece, escaped?: string) =>
    escaped !== undefined
      ? escaped.replace(/[.*+?^${}()|[\]\\]/u, '\\$&')
      : piece === '%'
        ? '.*'
        : piece === '_'
          ? '.'
          : `\\${piece}`,
  );
  return new RegExp(`^${ci ? source.replace(/[её]/giu, '[её]') : source}$`, ci ? 'sui' : 'su');
};

const op = fc.constantFrom<Comparison>('=', '<>', '<', '<=', '>', '>=');
const equality = fc.constantFrom<Comparison>('=', '<>');

const numbers = (field: string, value: fc.Arbitrary<number>): fc.Arbitrary<Filter> =>
  fc.oneof(
    fc.record({ field: fc.constant(field), op, value }),
    fc.record({ field: fc.constant(field), in: fc.array(value, { minLength: 1, maxLength: 4 }) }),
    fc.record({ field: fc.constant(field), between: fc.tuple(value, value) }),
    fc.constant<Filter>({ field, isNull: true }),
  );
const texts = (field: string, value: fc.Arbitrary<string>): fc.Arbitrary<Filter> =>
  fc.oneof(
    fc.record({ field: fc.constant(field), op: equality, value }),
    fc.record({ field: fc.constant(field), in: fc.array(value, { minLength: 1, maxLength: 4 }) }),
    fc.record({ field: fc.constant(field), like: likePattern, ci: fc.boolean() }),
  );
const likePattern = fc.string({
  unit: fc.constantFrom(
    'м',
    'О',
    'р',
    'е',
    'ё',
    'л',
    'к',
    'Ё',
    '%',
    '\\е',
    '_',
    'a',
    'B',
    "'",
    '1',
    '0',
    '\\%',
    '\\_',
  ),
  maxLength: 6,
});
const day = fc
  .integer({ min: 0, max: 60 })
  .map((weeks) => new Date(Date.UTC(2028, 0, 3 + weeks * 7)).toISOString().slice(0, 10));

const condition: fc.Arbitrary<Filter> = fc.oneof(
  numbers('id', fc.integer({ min: 1, max: 400 })),
  numbers('days', fc.integer({ min: 12, max: 15 })),
  numbers('period', fc.integer({ min: 2028, max: 2050 })),
  numbers('manager_id', fc.integer({ min: 1, max: 100 })),
  numbers('document_type_id', fc.integer({ min: 1, max: 100 })),
  fc.record({ field: fc.constantFrom('start_date', 'end_date'), op, value: day }),
  fc.record({ field: fc.constantFrom('start_date', 'end_date'), between: fc.tuple(day, day) }),
  fc.constantFrom<Filter>({ field: 'start_date', isNull: true }, { field: 'document_type_id', isNull: true }),
  texts('comments', fc.constantFrom(...TEXTS)),
  texts('status_id', fc.constantFrom(...VACATION_STATUSES)),
  fc.record({ field: fc.constant('replaced'), op: equality, value: fc.constantFrom('0', '1') }),
);

const parts = (inner: fc.Arbitrary<Filter>) => fc.array(inner, { minLength: 2, maxLength: 3 });
const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    condition,
    parts(tie('filter')).map((and): Filter => ({ and })),
    parts(tie('filter')).map((or): Filter => ({ or })),
    tie('filter').map((not): Filter => ({ not })),
  ),
})).filter;

describe('a filter', () => {
  test('finds in PostgreSQL what the rules and a second reading of SQL find in memory', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const answer = await view(printFilter(filter));
        const expected = idsWhere((row) => verdict(filter, row) === 1);
        expect([printFilter(filter), ids(answer)]).toEqual([printFilter(filter), expected]);
        expect(idsWhere((row) => matches(filter, row))).toEqual(expected);
        expect(answer.result?.total).toBe(expected.length);
      }),
      { numRuns: triesOf(400) },
    );
  });

  test('orders texts the same way wherever it is asked', async () => {
    for (const operator of ['<', '<=', '>', '>='] as const)
      for (const value of TEXTS) {
        const filter: Filter = { field: 'comments', op: operator, value };
        expect([printFilter(filter), ids(await view(printFilter(filter)))]).toEqual([
          printFilter(filter),
          idsWhere((row) => matches(filter, row)),
        ]);
      }
  });

  test('may be blank: then everything is shown', async () => {
    for (const filter of ['', ' ', '\n\t ']) expect(ids(await view(filter))).toEqual(idsWhere(() => true));
  });

  test('T05: never widens what the caller may read: the scope stands outside of it', async () => {
    for (const filter of [
      'id > 0 or id < 0',
      'not id = 0',
      "id > 0 or status_id = 'draft' or organization_id > 0",
      `organization_id = ${world.company.organizations.beta}`,
    ]) {
      await addVacation(world.company, 'stranger', 'prepared');
      const answer = await view(filter);
      expect((answer.result?.data ?? []).every((row) => rows.some((mine) => mine.id === row.id))).toBe(true);
    }
  });

  test('meets the flags, days and numbers of a row in the writing people use', async () => {
    const some = rows[0]?.id;
    for (const [filter, same] of [
      [`id = '${some}'`, `id = ${some}`],
      ["replaced = '1'", 'replaced = true'],
      ["replaced = '0'", 'not replaced = true'],
      ["days = '14'", 'days = 14'],
      ["status_id != 'draft'", "status_id <> 'draft'"],
      ["STATUS_ID = 'x'", undefined],
      ["status_id IN ('draft') AND NOT id = 0", "status_id in ('draft') and not id = 0"],
    ]) {
      const answer = await view(filter ?? '');
      if (same === undefined) expect(answer.error?.data.reason).toBe('invalid_filter');
      else expect(ids(answer)).toEqual(ids(await view(same)));
    }
  });
});

describe('a moment in a filter', () => {
  const since = (moment: string) => view(`create_date >= '${moment}'`);

  test.each([
    '2026-02-28',
    '2026-02-28 10:00',
    '2026-02-28T10:00:59',
    '2026-02-28T10:00:00.5Z',
    '2026-02-28 10:00+0300',
    '2028-02-29T23:59:59-11:30',
  ])('%s is one', async (moment) => {
    expect(outcome(await since(moment))).toBe('ok');
  });

  test.each([
    '2026-02-30',
    '2026-02-29T10:00:00Z',
    '2026-13-01',
    '2026-02-28T24:00',
    '2026-02-28 10:60',
    '2026-02-28T10:00+23:00',
    '2026-02-28Z',
    '0000-01-01',
    'soon',
  ])('%s is none', async (moment) => {
    expect(outcome(await since(moment))).toBe('invalid_filter');
  });
});

describe('T11: the limits of a filter', () => {
  const long = (length: number) => `comments = '${'x'.repeat(length - "comments = ''".length)}'`;
  const list = (count: number) =>
    `id in (${Array.from({ length: count }, (_, index) => index % 10).join(',')})`;
  const deep = (depth: number) => `${'('.repeat(depth)}id = 1${')'.repeat(depth)}`;

  test('4,000 characters, 500 values in a list, 32 brackets deep are read; one more is refused', async () => {
    expect((await view(long(4_000))).error).toBeUndefined();
    expect((await view(long(4_001))).error?.code).toBe(-32602);
    expect((await view(list(500))).error).toBeUndefined();
    expect((await view(list(501))).error?.code).toBe(-32602);
    expect((await view(deep(32))).error).toBeUndefined();
    expect((await view(deep(33))).error?.code).toBe(-32602);
  });
});

describe('a search that does not ask how a name is capitalised', () => {
  const named = async (filter: string): Promise<unknown[]> => {
    const asked = { object: 'employee', filter, select: 'number', orderBy: 'number', rowsPerPage: 'all' };
    const answer = await callAs(world, 'hr', 'view.get', asked);
    return answer.result?.data.map((row) => row.number) ?? [answer.error?.data.reason];
  };
  beforeAll(() =>
    world.company.db.query(
      `insert into "employee" ("organization_id", "number", "name", "name_eng", "hire_date")
       select $1, n, name, eng, '2026-03-02' from (values ('Ц-1', 'Иванов Йозеф', 'Ivanov'), ('Ц-2', 'Ёлкин Пётр', 'Yolkin'),
         ('Ц-3', 'ПЕТРОВ', 'PETROV')) v(n, name, eng)`,
      [world.company.organizations.alpha],
    ),
  );

  test('finds Иванов by ИВАНОВ and Ёлкин by ёлк, in names and in numbers', async () => {
    for (const [filter, numbers] of [
      ["name ilike '%ИВАНОВ%'", ['Ц-1']],
      ["name ilike '%йОЗ%'", ['Ц-1']],
      ["name ilike '%ёлк%'", ['Ц-2']],
      ["name ilike '%ЁЛКИН пЁ%'", ['Ц-2']],
      ["name ilike 'петров'", ['Ц-3']],
      ["name_eng ilike '%olk%' or number ilike 'ц-3'", ['Ц-2', 'Ц-3']],
      ["name like '%ИВАНОВ%'", []],
      ["name ilike '%елк%'", ['Ц-2']],
      ["name ilike '%ЕЛКИН пЕтр'", ['Ц-2']],
      ["name ilike 'иванов йозёф'", ['Ц-1']],
      ["name ilike 'П_трОв'", ['Ц-3']],
      ["name like '%Елк%'", []],
      ["not name ilike '%елк%' and number ilike 'ц-%'", ['Ц-1', 'Ц-3']],
    ] as const)
      expect([filter, await named(filter)]).toEqual([filter, numbers]);
  });

  test('looks into numbers as they are written, and into days not at all', async () => {
    expect(ids(await view("days ilike '%5%'"))).toEqual(
      idsWhere(({ days }) => String(days ?? '').includes('5')),
    );
    expect(outcome(await view("start_date ilike '%2026%'"))).toBe('invalid_filter');
  });
});

test('T09: lists that take the database too long are given up, and everybody else goes on', async () => {
  const { db } = world.company;
  const others = (): Promise<Answer> => callAs(world, 'hr', 'view.get', { object: 'document_type' });
  // Each document costs a second from here on, whatever is looked for.
  await db.query(`create policy "slow" on "document" using (pg_sleep(1) is not null);
                  alter table "document" enable row level security`);
  try {
    const heavy = Array.from({ length: 4 }, () => view("comments ilike '%a%'"));
    const ready = await fetch(`${world.portal.origin}/api/readyz`);
    expect([ready.status, outcome(await others())]).toEqual([200, 'ok']);
    expect((await Promise.all(heavy)).map(outcome)).toEqual(heavy.map(() => 'too_heavy'));
  } finally {
    await db.query('alter table "document" disable row level security; drop policy "slow" on "document"');
  }
  expect(outcome(await view('id > 0'))).toBe('ok');
});
