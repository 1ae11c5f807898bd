import { Client } from 'pg';
import type { Effect, FamilyEffects, Tell } from '../../lib/documents/effects.ts';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { CallError } from '../../server/call/call-error.ts';
import type { inTransaction } from '../../server/db/tx.ts';
import type { transition } from '../../server/workflow/transition.ts';
import { actorOf } from './matrix-actor.ts';
import { type Company, NORTH } from './matrix-company.ts';
import { callerOf } from './matrix-http.ts';
import { moveBy, stepOf } from './matrix-move.ts';
import { signedIn } from './matrix-sessions.ts';
import { ownCompany } from './own-process.ts';

interface Heard {
  readonly channel: string;
  readonly payload: { readonly id: number };
}

/**
 * A company whose vacations have whatever effects a test says, in a process of the portal that is the test itself: no
 * family of the product has any yet.
 */
export const openEffectsDesk = async () => {
  const { own, company } = await ownCompany();
  const [tx, moves] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/workflow/transition.ts'),
    import('../../server/object-rules.ts'),
  ]);
  const heard: Heard[] = [];
  const ears = await listening(own.database.url, heard);
  return {
    company,
    heard,
    ...questionsTo(company),
    ...clicksOf(company, { ...tx, ...moves }),
    /** How often the streams were told that a document changed. */
    changed: (id: number) =>
      heard.filter(({ channel, payload }) => channel === 'portal_changed' && payload.id === id).length,
    vacationsFollow,
    /** Moves of a vacation have these effects, which may touch these vacations. */
    followed: (touched: readonly number[], ...effects: readonly Effect[]) =>
      vacationsFollow({
        touches: () => [{ object_id: 'vacation', filter: anyOf('id', touched) }],
        follow: () => effects,
      }),
    /** Vacations have no effects any more. */
    nothingFollows: () => Object.assign(vacation, { effects: undefined }),
    door: () => doorOf(company),
    close: async () => {
      await ears.end();
      await company.close();
      await own.close();
    },
  };
};

export type EffectsDesk = Awaited<ReturnType<typeof openEffectsDesk>>;

const vacationsFollow = (effects: FamilyEffects) => Object.assign(vacation, { effects });

const listening = async (url: string, heard: Heard[]): Promise<Client> => {
  const ears = new Client({ connectionString: url });
  await ears.connect();
  ears.on('notification', ({ channel, payload }) =>
    heard.push({ channel, payload: JSON.parse(payload ?? '{}') }),
  );
  await ears.query('listen "portal_changed"; listen "portal_message"');
  return ears;
};

const questionsTo = (company: Company) => {
  const rowsOf = async (sql: string, ...values: unknown[]) => (await company.db.query(sql, values)).rows;
  return {
    rowsOf,
    auditOf: (id: number) =>
      rowsOf(
        `select "action", "user_id"::int, "detail"::json ->> 'cause' as cause from "audit" where "stream" = $1 order by "seq"`,
        `document:${id}`,
      ),
    effectsOf: (cause: number) =>
      rowsOf(
        'select "place", "kind", "failure" from "document_effect" where "cause_id" = $1 order by "place"',
        cause,
      ),
  };
};

interface Moves {
  readonly inTransaction: typeof inTransaction;
  readonly transition: typeof transition;
}

/** What the manager does with vacations, in transactions of the portal. */
const clicksOf = (company: Company, server: Moves) => {
  const { inTransaction } = server;
  const manager = actorOf(company, 'manager');
  const request = (id: number, to: string) => ({
    ...moveBy(stepOf(company, 'manager', 'prepared', to), id),
    comments: '',
    seen: [],
  });
  return {
    inTransaction,
    manager,
    bring: async (id: number, to = 'agreed') => {
      const [row] = await inTransaction((tx) => server.transition(tx, manager, [request(id, to)]));
      if (!row) throw new Error(`${id} was moved without a row of history`);
      return row;
    },
    /** Agrees to several at once; `begun` hears each time the transaction begins. */
    agreeToAll: (ids: readonly number[], begun = () => {}) =>
      inTransaction((tx) => {
        begun();
        return server.transition(
          tx,
          manager,
          ids.map((id) => request(id, 'agreed')),
        );
      }),
  };
};

/** Calls of the manager, answered by this very process, where the effects are. */
const doorOf = async (company: Company) => {
  const { api } = await import('../../server/api/app.ts');
  const { manager = '' } = await signedIn(company, ['manager']);
  const call = callerOf('http://portal.test', NORTH, (request) => api.fetch(request));
  return { company, call, token: () => manager };
};

/** The reason of a refusal, or what else went wrong. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: Partial<CallError> & Error) => error.refusal?.reason ?? error.message,
  );

export const sayToMover = (about: Tell['about']): Effect => ({
  kind: 'tell',
  code: 'keys.registered',
  values: { serial_number: 'A1' },
  about,
  to: 'mover',
});
