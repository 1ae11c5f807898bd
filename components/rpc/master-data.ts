'use client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Screenset } from '../../lib/routes/screensets.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { callBatch } from './client.ts';
import { INCOMPLETE_QUERY, MASTER_KEY } from './master-calls.data.ts';
import { masterCallsOf } from './master-calls.ts';
import { useOwesFactor, useVisitor } from './profile.ts';
import { type AnyRow, type Rows, viewKey, viewParams } from './rows.ts';
import { RpcError } from './rpc-error.ts';
import { KEYS, writeStored } from './storage.ts';
import { UNREAD_KEY, unreadParams } from './unread.ts';
import { useView } from './use-view.ts';

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
  readonly recruitment: readonly AnyRow[];
  readonly subordination: readonly Subordination[];
  readonly organization: readonly AnyRow[];
  /** False until the batch answered; the lists are empty till then. */
  readonly loaded: boolean;
}

/** A part that did not come, and the way to ask for it again. */
export interface Failure {
  readonly error: Error;
  readonly retry: () => void;
}

const EMPTY: MasterData = {
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
  recruitment: [],
  subordination: [],
  organization: [],
  loaded: false,
};

/** The dictionaries and settings of the portal, read once per page load in one batch. */
export const useMasterData = (): MasterData => useMaster().data ?? EMPTY;

/** Why the first batch is not there, and how to ask for it again; null while it is there or on its way. */
export const useMasterFailure = (): Failure | null => {
  const { data, error, refetch } = useMaster();
  return useMemo(
    () => (data === undefined && error ? { error, retry: () => void refetch() } : null),
    [data, error, refetch],
  );
};

const useMaster = () => {
  const profile = useVisitor();
  const owing = useOwesFactor();
  return useQuery({
    queryKey: MASTER_KEY,
    queryFn: ({ client }) => readMaster(client, profile?.roles ?? []),
    enabled: profile !== null && !owing,
    staleTime: Number.POSITIVE_INFINITY,
    // Whatever is drawn in place of a failure may ask as well: it would send the batch again, and for ever.
    retryOnMount: false,
  });
};

/** The documents that wait for the person; comes with the batch, then kept fresh by the live events. */
export const useIncomplete = <Row extends AnyRow>() => {
  const { loaded } = useMasterData();
  const before = useMasterFailure();
  const { data, error, refetch } = useView<Row>('incomplete', INCOMPLETE_QUERY, { enabled: loaded });
  const failure: Failure | null = before ?? (error && { error, retry: () => void refetch() });
  return { data, failure };
};

const readMaster = async (client: QueryClient, roles: readonly string[]): Promise<MasterData> => {
  const calls = masterCallsOf(roles);
  const answers = await callBatch([
    ...calls.map(({ name, object, query }) => ({
      batchId: name,
      method: 'view.get' as const,
      params: viewParams(object, query),
    })),
    { batchId: 'unread', method: 'view.get', params: unreadParams(90, Date.now()) },
  ]);
  const refused = answers.find(({ batchId, error }) => error && !READ_AGAIN.includes(batchId));
  if (refused) throw new RpcError(refused.error);
  const rows = new Map(answers.map((answer) => [answer.batchId, answer.result as Rows<AnyRow> | undefined]));
  for (const { name, object, query } of calls) {
    const list = rows.get(name);
    if (list) client.setQueryData(viewKey(object, query), list);
  }
  const parameters = asParameters(rows.get('parameters')?.data ?? []);
  const unread = rows.get('unread');
  if (unread && numberOf(parameters, 'notification_show_delta') === 90)
    client.setQueryData(UNREAD_KEY, unread);
  writeStored('local', KEYS.parameters, parameters);
  const lists = Object.fromEntries(calls.map(({ name }) => [name, rows.get(name)?.data ?? []]));
  return { ...EMPTY, ...lists, parameters, loaded: true };
};

/** Lists that whoever shows them asks for again; without a dictionary nothing that is drawn would be true. */
const READ_AGAIN: readonly string[] = ['incomplete', 'unread'];

const asParameters = (rows: readonly AnyRow[]): Parameters =>
  Object.fromEntries(
    rows.flatMap(({ code, value }) => (typeof code === 'string' ? [[code, String(value ?? '')]] : [])),
  );
