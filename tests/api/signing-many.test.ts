import { beforeAll, expect, test } from 'vitest';
import { callAs, outcome } from '../support/matrix-http.ts';
import { stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, show, signsWith } from '../support/signing-call.ts';
import { triesOf } from '../support/whole.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;
/** The smallest limit. */
const MANY = 200;
/** So many are opened here; the others of the limit are counted as opened before. */
const OPENED = triesOf(MANY);
/** The most that one call of signing takes. */
const PART = 25;

const world = shared(() => openWorld(['employee', 'employee2']));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  for (const name of ['employee', 'employee2'] as const) await signsWith(world, name, '1');
});

const allow = (value: string) => putParameter(world.company.db, 'sign_prepare_hourly_limit', value);

/** As if the signer had opened so many within the hour. */
const countOpened = (name: Name, count: number) =>
  world.company.db.query(
    `insert into "rate_limit" ("key", "count", "expires_at") values ($1, $2, now() + interval '1 hour')
     on conflict ("key") do update set "count" = excluded."count", "expires_at" = excluded."expires_at"`,
    [`sign_prepare:user:${world.company.people[name].user_id}`, count],
  );

interface One {
  readonly result?: { readonly intent_id: string };
  readonly error?: { readonly data: { readonly reason: string } };
}

/** Opens documents as the list does: a part of them in each batch. */
const opened = async (name: Name, ids: readonly number[]): Promise<One[]> => {
  const workflow_id = stepOf(world.company, ...SEND).id;
  const calls = ids.map((document_id) => ({
    method: 'sign.prepare',
    params: { object_id: 'vacation', document_id, workflow_id },
  }));
  const answer = await callAs(world, name, 'batch', { calls });
  return answer.result?.data as unknown as One[];
};

test('documents are opened for signing up to the smallest limit; the next is refused, for one person', async () => {
  await allow(String(MANY));
  await countOpened('employee', MANY - OPENED);
  const ids: number[] = [];
  for (let count = 0; count < OPENED; count += 1)
    ids.push(await addVacation(world.company, 'employee', 'draft'));
  const shown: One[] = [];
  for (let at = 0; at < OPENED; at += PART)
    shown.push(...(await opened('employee', ids.slice(at, at + PART))));
  const intents = shown.flatMap(({ result }) => (result ? [result.intent_id] : []));
  expect(intents).toHaveLength(OPENED);
  const last = { rows: intents.slice(-PART).map((intent_id) => ({ intent_id })) };
  const signed = await callAs(world, 'employee', 'sign.bulk', last);
  expect(signed.result?.data.filter(({ ok }) => ok)).toHaveLength(PART);

  const more = await addVacation(world.company, 'employee', 'draft');
  const refused = await show(world, 'employee', more, SEND);
  expect(outcome(refused)).toBe('too_many_requests');
  expect(refused.error?.message).toContain('Повторите через');
  expect(refused.error?.message_eng).toContain('Try again in');
  const { rows } = await world.company.db.query('select 1 from "sign_intent" where "document_id" = $1', [
    more,
  ]);
  expect(rows).toEqual([]);
  const batch = await opened('employee', [more]);
  expect(batch.map(({ error }) => error?.data.reason)).toEqual(['too_many_requests']);

  const others = await addVacation(world.company, 'employee2', 'draft');
  expect(outcome(await show(world, 'employee2', others, SEND))).toBe('ok');
  await allow(String(MANY + 100));
  expect(outcome(await show(world, 'employee', more, SEND))).toBe('ok');
});

test('of a flood at once no more get through than the limit says', async () => {
  await allow(String(MANY));
  await countOpened('employee2', MANY - 3);
  const id = await addVacation(world.company, 'employee2', 'draft');
  const answers = await Promise.all(Array.from({ length: 12 }, () => show(world, 'employee2', id, SEND)));
  expect(answers.map(outcome).sort()).toEqual([
    ...Array(3).fill('ok'),
    ...Array(9).fill('too_many_requests'),
  ]);
});
