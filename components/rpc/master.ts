import type { Screenset } from '../../lib/routes/screensets.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import type { FirstAnswer } from './ask.ts';
import type { BatchAnswer, BatchCall } from './batch.ts';
import { masterCallsOf } from './master-calls.ts';
import { type AnyRow, type Rows, viewKey, viewParams } from './rows.ts';
import { UNREAD_DAYS, UNREAD_KEY, unreadParams } from './unread-params.ts';

export interface Subordination {
  readonly employee_id: number;
  readonly manager_id: number;
  readonly type: string;
  readonly disabled: string;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly photo_name: string;
  readonly manager_name: string;
  readonly manager_name_eng: string;
  readonly [field: string]: unknown;
}

export interface CalendarRow {
  readonly organization_id: number | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly type: 'working' | 'non-working' | 'holiday';
  readonly [field: string]: unknown;
}

export interface MasterData {
  /** code -> value; read it with `flagOf`, `numberOf`, … of lib/settings. */
  readonly parameters: Parameters;
  readonly statuses: readonly AnyRow[];
  readonly workflow: readonly AnyRow[];
  readonly calendar: readonly CalendarRow[];
  readonly document_types: readonly AnyRow[];
  readonly request_types: readonly AnyRow[];
  readonly expense_types: readonly AnyRow[];
  readonly expense_goals: readonly AnyRow[];
  readonly countries: readonly AnyRow[];
  readonly currencies: readonly AnyRow[];
  readonly screensets: readonly Screenset[];
  readonly subordination: readonly Subordination[];
  readonly organization: readonly AnyRow[];
  /** False until the batch answered; the lists are empty till then. */
  readonly loaded: boolean;
}

export const NO_MASTER: MasterData = {
  parameters: {},
  statuses: [],
  workflow: [],
  calendar: [],
  document_types: [],
  request_types: [],
  expense_types: [],
  expense_goals: [],
  countries: [],
  currencies: [],
  screensets: [],
  subordination: [],
  organization: [],
  loaded: false,
};

const UNREAD = 'unread';

/** Lists that their screens ask for again; without a dictionary nothing that is drawn would be true. */
const READ_AGAIN: readonly string[] = ['incomplete', UNREAD];

/** The calls of a person's first batch (AMB-021). */
export const firstCallsOf = (roles: readonly string[], now: number): readonly BatchCall[] => [
  ...masterCallsOf(roles).map(({ name, object, query }) => ({
    batchId: name,
    method: 'view.get' as const,
    params: viewParams(object, query),
  })),
  { batchId: UNREAD, method: 'view.get', params: unreadParams(UNREAD_DAYS, now) },
];

/** What the first batch answered: the dictionaries, and the lists that are named in the cache by themselves. */
export interface FirstBatch {
  readonly master: MasterData;
  readonly lists: readonly FirstAnswer[];
}

/** Reads the answers of a first batch; the error of a dictionary that did not come instead. */
export const firstBatchOf = (
  roles: readonly string[],
  answers: readonly BatchAnswer[],
): FirstBatch | { readonly refused: BatchAnswer } => {
  const refused = answers.find(({ batchId, error }) => error && !READ_AGAIN.includes(batchId));
  if (refused) return { refused };
  const calls = masterCallsOf(roles);
  const rows = new Map(answers.map((answer) => [answer.batchId, answer.result as Rows<AnyRow> | undefined]));
  const parameters = asParameters(rows.get('parameters')?.data ?? []);
  const lists = Object.fromEntries(calls.map(({ name }) => [name, rows.get(name)?.data ?? []]));
  const unread = numberOf(parameters, 'notification_show_delta') === UNREAD_DAYS && rows.get(UNREAD);
  return {
    master: { ...NO_MASTER, ...lists, parameters, loaded: true },
    lists: [
      ...calls.flatMap(({ name, object, query }): FirstAnswer[] => {
        const list = rows.get(name);
        return list ? [[viewKey(object, query), list]] : [];
      }),
      ...(unread ? [[UNREAD_KEY, unread] as const] : []),
    ],
  };
};

const asParameters = (rows: readonly AnyRow[]): Parameters =>
  Object.fromEntries(
    rows.flatMap(({ code, value }) => (typeof code === 'string' ? [[code, String(value ?? '')]] : [])),
  );
