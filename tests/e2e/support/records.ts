import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';
import type { Fields } from '../../../lib/objects/object.ts';
import type { DocumentFactsAnswer } from '../../../lib/rpc/document-facts.ts';
import { rpc, signIn } from '../../support/rpc.ts';
import { sentVacation, typeOf } from '../../support/vacation-desk.ts';
import { freeMondays } from './days.ts';
import type { Person } from './portal-test.ts';
import type { Hidden } from './stranger.ts';

type Row = Record<string, unknown>;

const rowsOf = async (origin: string, { token }: Person, params: Row): Promise<Row[]> => {
  const answer = await rpc(origin, token, 'view.get', params);
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data;
};

/** The days of a year a person still may ask for, as the balance of the form tells them. */
export const daysRest = async (origin: string, person: Person, year: number): Promise<number> => {
  const filter = `period = ${year}`;
  const [limit] = await rowsOf(origin, person, {
    object: 'vacation_limit',
    filter,
    orderBy: 'on_date',
    sort: 'desc',
  });
  return Number(limit?.days_rest);
};

/** The days that a leave of some days has before it: those of its balance, and those that leaves which wait leave free. */
export const daysBefore = async (
  origin: string,
  { token }: Person,
  week: { readonly start_date: Day; readonly end_date: Day },
): Promise<{ readonly available: number; readonly free: number }> => {
  const document_type_id = await typeOf(origin, token, 'annual');
  const own = await rpc<{ profile: { employee_id: number } }>(origin, token, 'user.get', {});
  const values = { employee_id: own.result?.profile.employee_id, document_type_id, ...week };
  const answer = await rpc<DocumentFactsAnswer>(origin, token, 'document.facts', {
    object: 'vacation',
    values,
  });
  const balances = answer.result?.data.balances as readonly Balance[] | undefined;
  const balance = balances?.find(({ taken_from }) => taken_from);
  if (!balance) throw new Error(JSON.stringify(answer));
  const { days_rest: available, days_reserved = 0 } = balance;
  return { available, free: available - days_reserved };
};

/** The draft a person has just written with a word in its comment, as a stranger might look for it. */
export const hiddenOf = async (
  origin: string,
  person: Person,
  word: string,
): Promise<Hidden & { number: string }> => {
  const [row] = await rowsOf(origin, person, {
    object: 'vacation',
    filter: `comments like '${word}%' or comments_eng like '${word}%'`,
  });
  const [file] = await rowsOf(origin, person, { object: 'file', filter: `registrator_id = ${row?.id}` });
  const [step] = (row?.steps ?? []) as Hidden['step'][];
  if (!row || !file || !step) throw new Error(`No draft with an attachment says «${word}».`);
  return {
    id: Number(row.id),
    number: String(row.number),
    file: { id: Number(file.id), name: String(file.name), hash: String(file.hash) },
    step,
  };
};

/**
 * A leave the employee of the demo has just sent, for their manager to decide on. The demo has one too, but a test that
 * ran before on the same portal may have decided on it.
 */
export const leaveJustSent = async (
  origin: string,
  type: 'annual' | 'additional' = 'additional',
): Promise<number> => {
  const token = await signIn(origin, 'employee');
  const [start_date = ''] = await freeMondays(origin, [{ token }]);
  const sent = await sentVacation(origin, token, {
    document_type_id: await typeOf(origin, token, type),
    start_date,
    end_date: addDays(start_date, 1),
  });
  return sent.id;
};

/** A document of a status that a person has before them: their own, or one of their people's for a manager. */
export const documentIn = async (origin: string, person: Person, status_id: string): Promise<number> => {
  const rows = await rowsOf(origin, person, {
    object: 'vacation',
    filter: `status_id = '${status_id}'`,
    rowsPerPage: 1,
  });
  if (!rows[0]) throw new Error(`${person.login} has nothing ${status_id}.`);
  return Number(rows[0].id);
};

/** A draft of an expense report with lines, each a taxi that was paid in roubles for talks unless it says otherwise. */
export const newReport = async (origin: string, person: Person, lines: readonly Row[]): Promise<number> => {
  const idOf = async (object: string, code: string, more = ''): Promise<unknown> => {
    const [entry] = await rowsOf(origin, person, { object, filter: `code = '${code}'${more}` });
    return entry?.id;
  };
  const [document_type_id, expense_goal_id, expense_type_id, currency_id] = await Promise.all([
    idOf('document_type', 'business', " and object_id = 'expense'"),
    idOf('expense_goal', 'negotiations'),
    idOf('expense_type', 'taxi'),
    idOf('currency', 'RUB'),
  ]);
  const details = lines.map((line) => ({ expense_type_id, expense_goal_id, currency_id, ...line }));
  const data = [{ document_type_id, expense_goal_id, details }];
  const answer = await rpc(origin, person.token, 'table.add', { object: 'expense', begin: true, data });
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return Number(answer.result.data[0]?.id);
};

/** The lines of a report as they are kept. */
export const linesOfReport = async (origin: string, person: Person, id: number): Promise<Row[]> => {
  const [row] = await rowsOf(origin, person, { object: 'expense', filter: `id = ${id}`, with: 'details' });
  return (row?.details ?? []) as Row[];
};

/**
 * What people have written themselves and a person may meet: words of documents and of their lines, comments and names
 * of saved views, in whatever language.
 */
export const wordsOfPeople = async (origin: string, person: Person): Promise<string[]> => {
  const read = async (object: string, ...fields: string[]) =>
    (await rowsOf(origin, person, { object, rowsPerPage: 'all' })).flatMap((row) =>
      fields.map((field) => String(row[field] ?? '')),
    );
  const objects = FAMILIES.flatMap(({ object, objects: lines = [] }) => [object, ...lines]);
  const written = await Promise.all([
    ...objects
      .map(({ object_id, fields }) => [object_id, ...textsOf(fields)] as const)
      .filter(([, ...fields]) => fields.length > 0)
      .map(([object, ...fields]) => read(object, ...fields)),
    read('document_status', 'comments'),
    read('user_filter', 'name'),
  ]);
  return [...new Set(written.flat())].filter((words) => words !== '');
};

/** Texts of documents and lines; what they name of people and dictionaries is in both languages. */
const textsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind, from, computed }]) =>
    kind === 'text' && !from && !computed ? [name] : [],
  );
