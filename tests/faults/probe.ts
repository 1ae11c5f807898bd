import { setTimeout as pause } from 'node:timers/promises';
import type { Client, QueryResultRow } from 'pg';
import { connect } from '../../server/db/connect.ts';
import { type Answer, rpc } from '../support/rpc.ts';
import type { Person } from './clicker.ts';
import type { Run } from './run.ts';
import { originOf, type Site } from './site.ts';

/** Whether something becomes true within a time. */
export const becomes = async (limitMs: number, check: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const deadline = performance.now() + limitMs; ; await pause(25)) {
    if (await check()) return true;
    if (performance.now() > deadline) return false;
  }
};

/** Whether so many more moves are confirmed within a time. */
export const workGoesOn = ({ journal }: Run, moves: number, limitMs: number): Promise<boolean> => {
  const told = journal.told;
  return becomes(limitMs, () => journal.told >= told + moves);
};

/** The HTTP status of healthz or readyz; 0 without an answer. */
export const statusOf = async (origin: string, page: 'healthz' | 'readyz'): Promise<number> => {
  const answer = await fetch(`${origin}/api/${page}`, { signal: AbortSignal.timeout(8_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.status ?? 0;
};

export const personOf = (site: Site, name: string): Person => {
  const found = site.people.find((person) => person.name === name);
  if (!found) throw new Error(`nobody here is called ${name}`);
  return found;
};

/** Five seconds are promised; one more is for a machine that runs all of this at once. */
const BUSY_LIMIT_MS = 6_000;

/** Flaws of a portal that cannot work: it must say `unavailable` in time, not be ready, and be alive. */
export const saysItIsBusy = async (site: Site): Promise<string[]> => {
  const origin = originOf(site, 0);
  const { token } = personOf(site, 'employee');
  const flaws: string[] = [];
  const started = performance.now();
  const asked = await rpc(origin, token, 'view.get', { object: 'vacation', rowsPerPage: 5 }).catch(
    () => null,
  );
  const reason = asked?.error?.data.reason ?? (asked ? 'a result' : 'no answer');
  const tookMs = performance.now() - started;
  if (reason !== 'unavailable') flaws.push(`a caller was answered ${reason} instead of unavailable`);
  if (tookMs > BUSY_LIMIT_MS) flaws.push(`a caller waited ${Math.round(tookMs)} ms for the refusal`);
  if (!(await becomes(60_000, async () => (await statusOf(origin, 'readyz')) === 503)))
    flaws.push('readyz called the portal ready');
  if ((await statusOf(origin, 'healthz')) !== 200) flaws.push('healthz did not answer');
  return flaws;
};

/** Flaws of a portal that should work again by itself: the same process, ready. */
export const isBack = async (site: Site, pid: number | undefined): Promise<string[]> => {
  const ready = await becomes(60_000, async () => (await statusOf(originOf(site, 0), 'readyz')) === 200);
  const same = site.portals[0]?.pid === pid;
  return [
    ...(ready ? [] : ['the portal was not ready again within a minute']),
    ...(same ? [] : ['the portal needed a restart']),
  ];
};

/** One connection of our own to the site's database, closed afterwards. */
export const asking = async <T>(site: Site, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await connect(site.cluster.url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const rowsOf = <Row extends QueryResultRow>(
  site: Site,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => asking(site, async (client) => (await client.query<Row>(sql, [...values])).rows);

/** One click through a given portal, kept in the journal; answers the refusal, or undefined. */
export const moveTo = async (
  { journal }: Run,
  origin: string,
  person: Person,
  id: number,
  status_id: string,
): Promise<string | undefined> => {
  const seen = await rpc<{ data: { steps: { id: number; next_status_id: string }[] }[] }>(
    origin,
    person.token,
    'view.get',
    { object: 'vacation', filter: `id = ${id}`, select: 'id,steps' },
  );
  const step = seen.result?.data[0]?.steps.find((each) => each.next_status_id === status_id);
  if (!step) return seen.error?.data.reason ?? 'no such button';
  const key = `${person.name}-${id}-${status_id}-${journal.attempts.length}`;
  journal.attempts.push({ key, registrator_id: id, workflow_id: step.id, user_id: person.user_id });
  const data = [
    { object_id: 'vacation', registrator_id: id, workflow_id: step.id, status_id, comments: key },
  ];
  const answer: Answer<{ data: { registrator_id: number; seq: number }[] }> = await rpc(
    origin,
    person.token,
    'table.add',
    { object: 'document_status', data },
    { 'idempotency-key': key },
  );
  const [row] = answer.result?.data ?? [];
  if (row) journal.tell(row);
  return answer.error?.data.reason;
};
