import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLike } from '../../lib/filter/matches.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { foldedLike } from '../../server/db/folded-like.ts';
import type { Answer } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const WITH_YO = 'Алёна Семёнова';
const WITHOUT = 'Алена Семенова';
const SPELLED = ['алёна', 'АЛЕНА', 'Алена семёнова', 'ЛЁН'] as const;

const world = shared(() => openWorld(['employee', 'manager', 'hr']));
let document_id: number;

/** Two people whose names differ in ё alone: one reports to the manager and reads a document, the other joined later. */
beforeAll(async () => {
  const { db, people, organizations } = world.company;
  await db.query('update "employee" set "name" = $2, "name_eng" = \'\' where "id" = $1', [
    people.employee.employee_id,
    WITH_YO,
  ]);
  await db.query(
    `insert into "employee" ("organization_id", "number", "name", "department", "hire_date")
     values ($1, 'Ё-1', $2, 'Отдел ёмкостей', '2020-03-02')`,
    [organizations.alpha, WITHOUT],
  );
  document_id = await addVacation(world.company, 'employee', 'prepared');
});

const by = (name: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(name) });
const namesIn = ({ result, error }: Answer): unknown[] => {
  if (!result) throw new Error(JSON.stringify(error));
  return (result.data as unknown as Record<string, unknown>[]).map(({ name }) => name).toSorted();
};
const employees = (filter: string, more: object = {}) =>
  by('hr', 'view.get', { object: 'employee', filter, select: 'name', ...more });

describe.each(SPELLED)('%s finds both Алёна and Алена', (typed) => {
  test('in a list of people', async () => {
    expect(namesIn(await employees(`name ilike '%${typed}%'`))).toEqual([WITHOUT, WITH_YO]);
  });

  test('among people whom a document may name', async () => {
    expect(namesIn(await by('hr', 'reading.whom', { name: typed }))).toEqual([WITHOUT, WITH_YO]);
  });

  test('in the calendar of the team', async () => {
    const answer = await by('hr', 'calendar.team', {
      first: '2028-01-01',
      last: '2028-01-31',
      whose: 'all',
      name: typed,
    });
    const calendar = answer.result?.data as unknown as TeamCalendar | undefined;
    expect(calendar?.people.map(({ name }) => name).toSorted()).toEqual([WITHOUT, WITH_YO]);
  });

  test('among the readers of a document who may be mentioned', async () => {
    const answer = await by('manager', 'discussion.people', {
      registrator_id: document_id,
      name: typed,
    });
    expect(namesIn(answer)).toEqual([WITH_YO]);
  });

  test('in a list of documents by their person', async () => {
    const answer = await by('hr', 'view.get', {
      object: 'vacation',
      filter: `employee_name ilike '%${typed}%'`,
      select: 'id',
    });
    expect(answer.result?.data).toEqual([{ id: document_id }]);
  });
});

test('a department is found by е and by ё', async () => {
  for (const name of ['емкост', 'ЁМК']) {
    const { result } = await by('hr', 'reading.whom', { name });
    expect(result?.data).toMatchObject([{ department: 'Отдел ёмкостей', people: 1 }]);
  }
});

test('names with е and with ё stand together in order, whatever else begins so', async () => {
  const { db, organizations } = world.company;
  for (const [index, name] of ['Алексей', 'Алябьев', 'Яков', 'Елена', 'Ёжик', 'Жанна'].entries())
    await db.query(
      `insert into "employee" ("organization_id", "number", "name", "hire_date") values ($1, $2, $3, '2020-03-02')`,
      [organizations.alpha, `Ё-${index + 2}`, name],
    );
  const answer = await employees(`number ilike 'ё-%' or name ilike 'алена%'`, { orderBy: 'name' });
  expect((answer.result?.data ?? []).map(({ name }) => name)).toEqual([
    'Алексей',
    WITHOUT,
    WITH_YO,
    'Алябьев',
    'Ёжик',
    'Елена',
    'Жанна',
    'Яков',
  ]);
});

test('the database finds by any pattern what the rules find', async () => {
  const chars = ['е', 'ё', 'Е', 'Ё', 'а', 'Б', ' ', '.', '*', '(', '[', '^', '$', '|', '-', '\n'];
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...chars), maxLength: 6 }), {
    numRuns: 40,
    seed: 1,
  });
  const pieces = [...chars.filter((char) => char !== '\n'), '%', '%', '_', '\\%', '\\_', '\\\\', '\\е'];
  const patterns = fc.sample(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 5 }), {
    numRuns: 300,
    seed: 2,
  });
  for (const pattern of patterns) {
    const values: unknown[] = [texts];
    const meets = foldedLike('t', pattern, (text) => `$${values.push(text)}::text`);
    const { rows } = await world.company.db.query<{ found: boolean[] }>(
      `select array_agg(${meets} order by nth) as found from unnest($1::text[]) with ordinality as v(t, nth)`,
      values,
    );
    expect(rows[0]?.found, pattern).toEqual(texts.map((text) => isLike(text, pattern, true)));
  }
});
