import { setTimeout as pause } from 'node:timers/promises';
import { IS_WHOLE } from '../support/whole.ts';
import type { Journal } from './journal.ts';
import { between, pick } from './random.ts';

interface Answer {
  readonly result?: { readonly data: readonly Record<string, unknown>[] };
  readonly error?: { readonly data: { readonly reason: string } };
}

interface Offered {
  readonly id: number;
  readonly next_status_id: string;
}

/** A simulated user with a session. */
export interface Person {
  readonly name: string;
  readonly token: string;
  readonly user_id: number;
}

export interface Office {
  readonly origin: string;
  readonly journal: Journal;
  /** The documents that all clickers share. */
  readonly documents: readonly number[];
  /** While false, clickers start no new click. */
  open: boolean;
  ended: boolean;
}

/** Pause of a clicker before the next click, in milliseconds: none in the whole proof. */
const REST_MS: readonly [number, number] = IS_WHOLE ? [0, 0] : [150, 450];

const ANSWER_LIMIT_MS = 10_000;
const PATIENCE_MS = 90_000;

/** Statuses from which a document does not come back. */
const ONE_WAY = ['approved', 'processed'];

/** Answers after which the same click is sent again, under the same key. */
const AGAIN = ['unavailable', 'system_error', 'too_heavy'];

/**
 * Looks at a document, takes one of the steps its row offers, and does not let go before there is an answer:
 * a lost one is asked for again under the key of the click.
 */
export const clickAway = async (
  office: Office,
  person: Person,
  hand: number,
  random: () => number,
): Promise<void> => {
  for (let click = 1; !office.ended; click += 1) {
    if (!office.open) {
      await pause(5);
      continue;
    }
    await pause(between(random, ...REST_MS));
    const registrator_id = pick(random, office.documents) ?? 0;
    const key = `${person.name}-${hand}-${click}`;
    const offered = await stepsOf(office, person, registrator_id);
    const step = pick(
      random,
      offered.filter((each) => !ONE_WAY.includes(each.next_status_id)),
    );
    if (!step) continue;
    office.journal.attempts.push({ key, registrator_id, workflow_id: step.id, user_id: person.user_id });
    const data = [
      {
        object_id: 'vacation',
        registrator_id,
        workflow_id: step.id,
        status_id: step.next_status_id,
        comments: key,
      },
    ];
    const answer = await persist(office, person, 'table.add', { object: 'document_status', data }, key);
    const [row] = answer?.result?.data ?? [];
    if (row) office.journal.tell(row as { registrator_id: number; seq: number });
    else if (answer?.error) office.journal.refused += 1;
  }
};

const stepsOf = async (office: Office, person: Person, id: number): Promise<readonly Offered[]> => {
  const answer = await persist(office, person, 'view.get', {
    object: 'vacation',
    filter: `id = ${id}`,
    select: 'id,steps',
  });
  return (answer?.result?.data[0]?.steps as Offered[] | undefined) ?? [];
};

/** Asks until there is an answer of the contract. */
const persist = async (
  office: Office,
  person: Person,
  method: string,
  params: object,
  key?: string,
): Promise<Answer | undefined> => {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(50)) {
    const answer = await ask(office, person, method, params, key);
    const reason = answer?.error?.data.reason ?? '';
    if (answer && !AGAIN.includes(reason)) return answer;
    office.journal.retries += 1;
    if (reason === 'system_error') office.journal.failures += 1;
  }
  office.journal.unanswered.push(`${person.name}: ${method} ${key ?? ''}`);
  return undefined;
};

/** One try; undefined when the wire broke. */
const ask = async (
  office: Office,
  person: Person,
  method: string,
  params: object,
  key?: string,
): Promise<Answer | undefined> => {
  const text = await sent(office, person, method, params, key);
  if (text === undefined) return undefined;
  if (text.startsWith('{')) return JSON.parse(text) as Answer;
  office.journal.bare += 1;
  return undefined;
};

const sent = (
  office: Office,
  person: Person,
  method: string,
  params: object,
  key?: string,
): Promise<string | undefined> =>
  fetch(`${office.origin}/api/rpc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
    .then((response) => response.text())
    .catch(() => undefined);
