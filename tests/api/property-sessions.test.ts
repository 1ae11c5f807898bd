import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(() => openWorld([]));

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
const sql = (text: string, ...values: unknown[]) => world.company.db.query(text, values);

interface Session {
  ended: boolean;
  expired: boolean;
}
interface Access {
  token: string;
  session: Session;
  expired: boolean;
}
interface Refresh {
  token: string;
  session: Session;
  /** Exchanged just now: a second try gets the same successor. Long ago: it ends the session. */
  used: 'never' | 'now' | 'long ago';
  successor?: Refresh;
}

/** What the portal ought to think: one person, everything that was ever given out to them. */
class Model {
  disabled = false;
  readonly access: Access[] = [];
  readonly refresh: Refresh[] = [];

  lives(session: Session): boolean {
    return !this.disabled && !session.ended && !session.expired;
  }

  opens({ session, expired }: Access): boolean {
    return this.lives(session) && !expired;
  }

  take(session: Session, answer: Record<string, unknown>): Refresh {
    this.access.push({ token: String(answer.access_token), session, expired: false });
    const given = { token: String(answer.refresh_token), session, used: 'never' as const };
    const known = this.refresh.find(({ token }) => token === given.token);
    if (!known) this.refresh.push(given);
    return known ?? given;
  }
}

const call = (method: string, params: object, token?: string) => world.call(method, params, { token });

/** One try of a refresh token, judged by the model. */
const exchange = async (model: Model, given: Refresh): Promise<void> => {
  const answer = await call('token.refresh', { refresh_token: given.token });
  const lives = model.lives(given.session);
  expect(outcome(answer)).toBe(lives && given.used !== 'long ago' ? 'ok' : 'invalid_refresh_token');
  if (lives && given.used === 'long ago') given.session.ended = true;
  if (!answer.result) return;
  const successor = model.take(given.session, answer.result);
  if (given.successor) expect(successor.token).toBe(given.successor.token);
  given.successor = successor;
  given.used = 'now';
};

const pick = <Each>(all: readonly Each[], place: number): Each | undefined => all[place % (all.length || 1)];

type Act = (model: Model, place: number) => Promise<void>;

const ACTS: Readonly<Record<string, Act>> = {
  'sign in': async (model) => {
    await sql('delete from "rate_limit"');
    const answer = await call('token.get', { login: 'employee', password: PASSWORD, client: NORTH });
    expect(outcome(answer)).toBe(model.disabled ? 'wrong_login_or_password' : 'ok');
    if (answer.result) model.take({ ended: false, expired: false }, answer.result);
  },
  refresh: async (model, place) => {
    const given = pick(
      model.refresh.filter(({ used }) => used === 'never'),
      place,
    );
    if (given) await exchange(model, given);
  },
  replay: async (model, place) => {
    const given = pick(
      model.refresh.filter(({ used }) => used !== 'never'),
      place,
    );
    if (given) await exchange(model, given);
  },
  'let half a minute pass': async (model) => {
    await sql(`update "auth_token" set "replaced_at" = "replaced_at" - interval '31 seconds'`);
    for (const given of model.refresh) if (given.used === 'now') given.used = 'long ago';
  },
  'sign out': async (model, place) => {
    const given = pick(model.access, place);
    if (!given) return;
    const opens = model.opens(given);
    expect(outcome(await call('token.remove', {}, given.token))).toBe(opens ? 'ok' : 'invalid_access_token');
    if (opens) given.session.ended = true;
  },
  disable: async (model) => {
    await sql('update "app_user" set "disabled" = true where "login" = $1', 'employee');
    model.disabled = true;
  },
  enable: async (model) => {
    await sql('update "app_user" set "disabled" = false where "login" = $1', 'employee');
    model.disabled = false;
  },
  'expire a token': async (model, place) => {
    const given = pick(model.access, place);
    if (!given) return;
    await sql(`update "auth_token" set "expires_at" = now() where "hash" = $1`, hash(given.token));
    given.expired = true;
  },
  'expire a session': async (model, place) => {
    const given = pick(model.refresh, place);
    if (!given) return;
    await sql(
      `update "auth_session" set "expires_at" = now() where "id" = (select "session_id" from "auth_token" where "hash" = $1)`,
      hash(given.token),
    );
    given.session.expired = true;
  },
};

const acts = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('sign in', 'refresh', 'refresh', 'replay') },
      { weight: 2, arbitrary: fc.constantFrom(...Object.keys(ACTS)) },
    ),
    place: fc.nat({ max: 20 }),
  }),
  { minLength: 4, maxLength: 16 },
);

test('after every step of whatever happens, just the tokens open something that ought to', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (some) => {
      const model = new Model();
      await ACTS.enable?.(model, 0);
      for (const { act, place } of [{ act: 'sign in', place: 0 }, ...some]) {
        await ACTS[act]?.(model, place);
        const opening = await Promise.all(
          model.access.map(async ({ token }) => outcome(await call('user.get', {}, token)) === 'ok'),
        );
        expect([act, opening]).toEqual([act, model.access.map((given) => model.opens(given))]);
      }
      for (const given of [...model.refresh]) await exchange(model, given);
    }),
    { numRuns: triesOf(14) },
  );
});
