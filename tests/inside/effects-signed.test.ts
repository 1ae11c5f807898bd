import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import { type EffectsDesk, openEffectsDesk, sayToMover } from '../support/effects-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';

const AGREE = ['manager', 'prepared', 'agreed'] as const;

const desk = shared(openEffectsDesk);
let door: Awaited<ReturnType<EffectsDesk['door']>>;
beforeAll(async () => {
  door = await desk.door();
  await introduceSigning(desk, { party: 'employer' });
  await signsWith(desk, 'manager', '1');
});
afterEach(() => desk.nothingFollows());

const waiting = () => addVacation(desk.company, 'employee', 'prepared');
const called = (method: string, params: unknown) => door.call(method, params, { token: door.token() });

/** The ways to agree to a vacation, each with the place of its answer that says what followed. */
const unsigned = async (id: number): Promise<Followed | undefined> => {
  const data = [moveBy(stepOf(desk.company, ...AGREE), id)];
  const { result } = await called('table.add', { object: 'document_status', data });
  return METHODS['table.add'].output.parse(result).data[0] as Followed;
};
const signed = async (id: number): Promise<Followed | undefined> => {
  const { intent_id } = await shown(door, 'manager', id, AGREE);
  const { result } = await stamp(door, 'manager', intent_id);
  return METHODS['sign.stamp'].output.parse(result).data;
};
const signedAmongOthers = async (id: number): Promise<Followed | undefined> => {
  const { intent_id } = await shown(door, 'manager', id, AGREE);
  const { result } = await called('sign.bulk', { rows: [{ intent_id }] });
  return METHODS['sign.bulk'].output.parse(result).data[0];
};

describe.each([
  ['without a signature', unsigned],
  ['signed by itself', signed],
  ['signed among others', signedAmongOthers],
])('a move %s', (_way, agree) => {
  test('answers what its mover is told and what failed', async () => {
    const [id, linked] = [await waiting(), await waiting()];
    desk.followed(
      [linked],
      {
        kind: 'move',
        document: linked,
        step: { business_role: 'hr', status_id: 'approved', next_status_id: 'processed' },
        may_fail: true,
      },
      sayToMover(linked),
    );
    const { told, failed } = (await agree(id)) ?? {};
    expect(told).toEqual([
      {
        code: 'keys.registered',
        values: { serial_number: 'A1' },
        text: expect.stringContaining('A1'),
        text_eng: expect.stringContaining('A1'),
        route: `/uvacation/${linked}`,
      },
    ]);
    expect(failed).toEqual([
      {
        reason: 'status_mismatch',
        message: expect.stringMatching(/^[А-Я]/),
        message_eng: expect.stringMatching(/^[A-Z]/),
      },
    ]);
    expect((await standOf(desk.company, id))?.status_id).toBe('agreed');
  });

  test('says nothing of it where nothing followed', async () => {
    const id = await waiting();
    const answer = await agree(id);
    expect(answer).not.toHaveProperty('told');
    expect(answer).not.toHaveProperty('failed');
    expect((await standOf(desk.company, id))?.status_id).toBe('agreed');
  });
});

test('a signature that what follows refuses is not made, and nothing is told of it', async () => {
  const [id, linked] = [await waiting(), await waiting()];
  const { intent_id } = await shown(door, 'manager', id, AGREE);
  desk.followed([linked], sayToMover(linked), {
    kind: 'move',
    document: linked,
    step: { business_role: 'hr', status_id: 'approved', next_status_id: 'processed' },
  });
  expect(outcome(await stamp(door, 'manager', intent_id))).toBe('status_mismatch');
  const { result } = await called('sign.bulk', { rows: [{ intent_id }] });
  expect(result?.data).toEqual([expect.objectContaining({ ok: false, reason: 'status_mismatch' })]);
  expect(result?.data[0]).not.toHaveProperty('told');
  expect((await standOf(desk.company, id))?.status_id).toBe('prepared');
  expect(await desk.rowsOf('select 1 from "signature" where "document_id" = $1', id)).toEqual([]);
});
