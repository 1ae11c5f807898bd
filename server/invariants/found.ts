import type { Invariant, Question, Violation } from './invariant.ts';

const SHOWN = 100;

type Row = Readonly<Record<string, unknown>>;

/** An invariant that one statement decides: its rows are the violations; of a flood the first hundred are enough. */
export const found = (
  invariant: string,
  sql: string,
  tell: (row: Row) => string,
  values?: (question: Question) => unknown[],
): Invariant =>
  async function* (question): AsyncIterable<Violation> {
    const rows = await question.db.rows<Row>(`${sql} limit ${SHOWN}`, values?.(question) ?? []);
    for (const row of rows) yield { invariant, what: tell(row) };
  };

/** The role of the step that a row of history was taken by, as SQL: the manager's, of whichever level. */
export const stepRole = (history: string): string =>
  `(case ${history}."business_role" when 'second_manager' then 'manager' else ${history}."business_role" end)`;
