import type { Grid } from './matrix-grid.ts';
import { type Answer, outcome, said } from './matrix-http.ts';
import { byLogin, eachOf, NOWHERE, onceEach, shapeOf, type Traces, type Walk } from './matrix-walk.ts';
import type { ObjectRows } from './matrix-workshop.ts';

/** Compares lists, filters and raw rows with the table; differences in words. */
export const walkReads = async (
  walk: Walk,
  object: string,
  rows: ObjectRows,
  grid: Grid,
): Promise<string[]> => {
  const differences: string[] = [];
  const field = rows.known?.field ?? 'id';
  await byLogin(grid, async (login, cells) => {
    const token = walk.tokens[login];
    const ask = (method: string, more: object) => walk.call(method, { object, ...more }, { token });
    const [view, table] = await Promise.all([
      ask('view.get', { select: field, rowsPerPage: 'all' }),
      ask('table.get', {}),
    ]);
    const listed = valuesOf(view, field);
    const raw = valuesOf(table, field);
    const byFilter = (wanted: unknown) =>
      ask('view.get', {
        select: field,
        filter: `${field} = ${typeof wanted === 'string' ? `'${wanted}'` : wanted}`,
      });
    const notThere = onceEach(byFilter);
    await eachOf(cells, async ({ column, rights }) => {
      const target = rows.target(login, column);
      const id = target && (await rows.shared(target));
      if (!id) {
        differences.push(`${login} ${column}: there is no row for this cell`);
        return;
      }
      const known = rows.known?.of(target) ?? id;
      const stated = rights.includes('R');
      const [filtered, nothing] = await Promise.all([
        byFilter(known),
        stated ? undefined : notThere(typeof id === 'string' ? 'nowhere' : NOWHERE),
      ]);
      const seen = {
        list: listed.has(known),
        filter: valuesOf(filtered, field).has(known),
        raw: login === 'visitor' ? stated : raw.has(known),
      };
      for (const [way, found] of Object.entries(seen))
        if (found !== stated)
          differences.push(`${login} ${column}: ${way} ${found ? 'shows' : 'hides'} ${object} ${id}`);
      if (nothing && said(filtered) !== said(nothing))
        differences.push(`${login} ${column}: the answer tells that ${object} ${id} is there`);
    });
  });
  return differences;
};

const valuesOf = (answer: Answer, field: string): Set<unknown> =>
  new Set(answer.result?.data.map((row) => (row as Record<string, unknown>)[field]));

/** Every write the table does not list is refused, and where the row cannot be read, as if it were not there. */
export const walkRefusals = async (
  walk: Walk,
  object: string,
  rows: ObjectRows,
  grid: Grid,
  traces: Traces,
): Promise<string[]> => {
  const differences: string[] = [];
  await byLogin(grid, async (login, cells) => {
    const attempt = async (method: string, record: object): Promise<Answer> => {
      const answer = await walk.call(method, { object, data: [record] }, { token: walk.tokens[login] });
      traces.note(walk, login, answer);
      return answer;
    };
    const attemptOnce = onceEach(attempt);
    await eachOf(cells, async ({ column, rights }) => {
      const target = rows.target(login, column);
      const id = target && (await rows.shared(target));
      if (!id) return;
      const nowhere = typeof id === 'string' ? 'nowhere' : NOWHERE;
      const readable = rights.includes('R');
      /** The same write of this row and, where its row cannot be read, of one that does not exist. */
      const refused = async (what: string, method: string, record: object, other?: object): Promise<void> => {
        const [answer, elsewhere] = await Promise.all([
          attempt(method, record),
          readable || !other ? undefined : attemptOnce(method, other),
        ]);
        differences.push(...shapeOf(answer).map((flaw) => `${login} ${column}: ${what}: ${flaw}`));
        if (elsewhere && said(answer) !== said(elsewhere))
          differences.push(
            `${login} ${column}: ${what} tells that ${object} ${id} is there (${outcome(answer)})`,
          );
      };
      const added = rights.includes('A') ? undefined : await rows.added(target, login, column);
      const isOthers = added && 'employee_id' in added && column !== 'own';
      await Promise.all([
        !rights.includes('E') &&
          !rows.byStatus &&
          refused('edit', 'table.edit', { id, ...rows.change }, { id: nowhere, ...rows.change }),
        !rights.includes('D') && !rows.byStatus && refused('delete', 'table.del', { id }, { id: nowhere }),
        added &&
          refused('add', 'table.add', added, isOthers ? { ...added, employee_id: NOWHERE } : undefined),
      ]);
    });
  });
  return differences;
};

/** Tries all that the table lists, on a row of its own. */
export const walkRights = async (
  walk: Walk,
  object: string,
  rows: ObjectRows,
  grid: Grid,
): Promise<string[]> => {
  const differences: string[] = [];
  const { db } = walk.company;
  const stands = async (id: unknown) =>
    (await db.query(`select 1 from "${rows.table}" where "id" = $1 and ${rows.stands ?? true}`, [id]))
      .rowCount === 1;
  await byLogin(grid, async (login, cells) => {
    await eachOf(cells, async ({ column, rights }) => {
      const target = rows.target(login, column);
      if (!target) return;
      const write = (method: string, record: object) =>
        walk.call(method, { object, data: [record] }, { token: walk.tokens[login] });
      const works = (what: string, answer: Answer, done = true): void => {
        if (answer.error || !done)
          differences.push(
            `${login} ${column}: ${what}: ${outcome(answer)} ${JSON.stringify(answer.error?.data.fields ?? '')}`,
          );
      };
      if (rights.includes('A')) {
        const record = await rows.added(target, login, column);
        if (record) {
          const answer = await write('table.add', record);
          works('add', answer, await stands(answer.result?.data[0]?.id ?? 0));
        }
      }
      if (rights.includes('E')) {
        const id = object === 'employee' ? await rows.shared(target) : await rows.fresh(target);
        const answer = await write('table.edit', { id, ...rows.change });
        const [field, value] = Object.entries(rows.change)[0] ?? [''];
        const now = String(answer.result?.data[0]?.[field] ?? '');
        works(`edit ${field}`, answer, now.replaceAll(' ', '').startsWith(String(value).slice(0, 10)));
      }
      if (rights.includes('D')) {
        const id = await rows.fresh(target);
        works('delete', await write('table.del', { id }), !(await stands(id)));
      }
    });
  });
  return differences;
};
