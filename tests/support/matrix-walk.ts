import type { Company } from './matrix-company.ts';
import type { Cell, Grid } from './matrix-grid.ts';
import { cellsOf } from './matrix-grid.ts';
import { type Answer, type Call, outcome } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { ObjectRows } from './matrix-workshop.ts';

/** Everything a walk through a table of rights needs. */
export interface Walk {
  readonly company: Company;
  readonly call: Call;
  /** Access tokens by login; a visitor has none. */
  readonly tokens: Readonly<Partial<Record<string, string>>>;
}

/** An id without a row. */
export const NOWHERE = 999_999_999;

/** Reasons with which a refused write is traced in the audit. */
const TRACED = [
  'access_denied',
  'not_found',
  'not_editable',
  'not_deletable',
  'no_workflow_step',
  'own_record',
  'never_lent',
];

/** Refused writes that must be in the audit, counted by user. */
export class Traces {
  readonly expected = new Map<number, number>();

  note(walk: Walk, login: string, answer: Answer): void {
    const user = walk.company.people[login as Name]?.user_id;
    if (user && TRACED.includes(outcome(answer))) this.expected.set(user, (this.expected.get(user) ?? 0) + 1);
  }
}

/** Runs work for the logins side by side, a few at a time: what one login does stays in its order. */
export const byLogin = async (
  grid: Grid,
  work: (login: string, cells: readonly Cell[]) => Promise<void>,
): Promise<void> => {
  const waiting = [...Map.groupBy(cellsOf(grid), (cell) => cell.login)];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(...next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
};

/** Asks about all cells at once: they are independent. */
export const eachOf = async <Cell>(
  cells: readonly Cell[],
  work: (cell: Cell) => Promise<void>,
): Promise<void> => {
  await Promise.all(cells.map(work));
};

/** Asks each question once: a missing row gets the same answer every time, and each cell is compared with it. */
export const onceEach = <Question extends readonly unknown[]>(
  ask: (...question: Question) => Promise<Answer>,
): ((...question: Question) => Promise<Answer>) => {
  const given = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const answer = given.get(key) ?? ask(...question);
    given.set(key, answer);
    return answer;
  };
};

/** Makes every row of a walk beforehand, so that the walk itself adds none. */
export const prepareRows = async (rows: ObjectRows, grid: Grid): Promise<void> => {
  for (const { login, column } of cellsOf(grid)) {
    const target = rows.target(login, column);
    if (!target) continue;
    await rows.shared(target);
    await rows.added(target, login, column);
  }
};

/** Flaws of a refusal: it needs a code and a sentence in both languages. */
export const shapeOf = (answer: Answer): string[] => {
  const { error } = answer;
  if (!error) return [answer.result === undefined ? `HTTP ${answer.status}` : 'was allowed'];
  const flaws: string[] = [];
  if (error.code === -32603) flaws.push(`failed with ${error.data.reason}`);
  if (!error.message || !error.message_eng || error.message === error.message_eng)
    flaws.push('is not said in both languages');
  return flaws;
};
