import { describe, expect, test } from 'vitest';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, callerOf, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'hr']));

const step = (role: string, from: string, to: string) => stepOf(world.company, role, from, to);
const move = (name: Name, ...data: object[]) => moveAs(world, name, ...data);
const history = (id: number) => historyOf(world.company, id);
const document = (id: number) => standOf(world.company, id);

describe('T18: twenty people press the same button at once', () => {
  test('the vacation moves once, everybody else is told that it has moved', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addVacation(world.company, 'employee', 'prepared');
      const agree = moveBy(step('manager', 'prepared', 'agreed'), id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => move('manager', agree)));
      expect(answers.map((answer) => answer.error?.code ?? 'moved').sort()).toEqual(
        [...Array.from({ length: 19 }, () => -32711), 'moved'].sort(),
      );
      expect((await history(id)).map((row) => [row.seq, row.status_id])).toEqual([
        [1, 'draft'],
        [2, 'prepared'],
        [3, 'agreed'],
      ]);
      expect(await document(id)).toMatchObject({ status_id: 'agreed', version: 3 });
    }
  });

  test('on different buttons, over two processes: exactly one of them wins, the history has no hole', async () => {
    const second = await startPortal({ databaseUrl: world.url });
    try {
      const other = callerOf(second.origin, NORTH);
      const id = await addVacation(world.company, 'employee', 'prepared');
      const moves: [Name, object][] = [
        ['manager', moveBy(step('manager', 'prepared', 'agreed'), id)],
        ['manager', moveBy(step('manager', 'prepared', 'declined'), id)],
        ['employee', moveBy(step('employee', 'prepared', 'draft'), id)],
        ['hr', moveBy(step('hr', 'prepared', 'agreed'), id)],
        ['hr', moveBy(step('hr', 'prepared', 'declined'), id)],
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const [name, record] = moves[index % moves.length] as [Name, object];
          return (index % 2 ? other : world.call)(
            'table.add',
            { object: 'document_status', data: [record] },
            { token: world.token(name) },
          );
        }),
      );
      expect(answers.filter((answer) => answer.result).length).toBe(1);
      expect(new Set(answers.filter((answer) => answer.error).map(outcome))).toEqual(
        new Set(['status_mismatch']),
      );
      const rows = await history(id);
      expect(rows.map((row) => row.seq)).toEqual([1, 2, 3]);
      for (const [index, row] of rows.slice(1).entries())
        expect(row.from_status_id).toBe(rows[index]?.status_id);
    } finally {
      await second.stop();
    }
  });

  test('back and forth for a while, the cache always says what the history says', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => addVacation(world.company, 'employee', 'draft')));
    const tries = ids.flatMap((id) =>
      Array.from({ length: 15 }, (_, index) => async () => {
        const record =
          index % 2
            ? moveBy(step('employee', 'prepared', 'draft'), id)
            : moveBy(step('employee', 'draft', 'prepared'), id);
        return move('employee', record);
      }),
    );
    await Promise.all(tries.map((each) => each()));
    for (const id of ids) {
      const rows = await history(id);
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
      expect(await document(id)).toMatchObject({
        status_id: rows.at(-1)?.status_id,
        version: rows.length,
        workflow_id: rows.at(-1)?.workflow_id,
      });
    }
  });
});

describe('several vacations in one call', () => {
  test('are moved all, in the order sent, in whatever order they are sent by two people at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => addVacation(world.company, 'employee', 'prepared')),
    );
    const agree = (list: number[]) => list.map((id) => moveBy(step('manager', 'prepared', 'agreed'), id));
    const answers = await Promise.all([
      move('manager', ...agree(ids)),
      move('manager', ...agree([...ids].reverse())),
      move('hr', ...[...ids].reverse().map((id) => moveBy(step('hr', 'prepared', 'agreed'), id))),
    ]);
    const won = answers.filter((answer) => answer.result);
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => answer.error).map(outcome)).toEqual([
      'status_mismatch',
      'status_mismatch',
    ]);
    const sent = answers.indexOf(won[0] as Answer) === 0 ? ids : [...ids].reverse();
    expect(won[0]?.result?.data.map((row) => row.registrator_id)).toEqual(sent);
    for (const id of ids) expect((await history(id)).length).toBe(3);
  });

  test('stay where they are when one of them may not be moved', async () => {
    const mine = await addVacation(world.company, 'employee', 'prepared');
    const others = await addVacation(world.company, 'clerk', 'prepared');
    const moved = await addVacation(world.company, 'employee', 'agreed');
    const agree = step('manager', 'prepared', 'agreed');
    const before = await fingerprint(world.company.db);
    for (const [wrong, reason] of [
      [moveBy(agree, others), 'not_found'],
      [moveBy(agree, 999_999_999), 'not_found'],
      [moveBy(agree, moved), 'status_mismatch'],
      [moveBy(agree, mine), 'status_mismatch'],
      [moveBy(agree, mine, { workflow_id: 999_999 }), 'no_workflow_step'],
      [moveBy(agree, mine, { status_id: 'approved' }), 'status_mismatch'],
      [moveBy(agree, mine, { comments: 'я'.repeat(257) }), 'validation'],
    ] as const) {
      const sent =
        reason === 'status_mismatch' && wrong.registrator_id === mine && wrong.status_id === 'agreed'
          ? [moveBy(agree, mine), wrong]
          : [moveBy(agree, await addPrepared()), wrong];
      const now = await fingerprint(world.company.db);
      expect([reason, outcome(await move('manager', ...sent))]).toEqual([reason, reason]);
      expect(await fingerprint(world.company.db)).toEqual(now);
    }
    expect(before).toBeDefined();
    expect((await history(mine)).length).toBe(2);
  });

  const addPrepared = () => addVacation(world.company, 'employee2', 'prepared');
});

describe('two leaves of one person that are sent at the same moment', () => {
  const drafts = async (count: number, sameDays: boolean): Promise<number[]> => {
    const ids = await Promise.all(
      Array.from({ length: count }, () => addVacation(world.company, 'employee', 'draft')),
    );
    if (sameDays)
      await world.company.db.query(
        `update "document" d set "start_date" = f."start_date", "end_date" = f."end_date"
         from "document" f where f."id" = $1 and d."id" = any($2::bigint[])`,
        [ids[0], ids],
      );
    return ids;
  };
  const sendAll = (ids: number[]) =>
    Promise.all(ids.map((id) => move('employee', moveBy(step('employee', 'draft', 'prepared'), id))));

  test('on the same days: one is sent, the others are told of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await sendAll(await drafts(8, true));
      expect(answers.filter((answer) => answer.result)).toHaveLength(1);
      expect(
        new Set(answers.flatMap((answer) => answer.error?.data.fields?.map((field) => field.code) ?? [])),
      ).toEqual(new Set(['vacation/overlap']));
    }
  });

  test('on different days: all are sent', async () => {
    const answers = await sendAll(await drafts(8, false));
    expect(answers.map(outcome)).toEqual(Array.from({ length: 8 }, () => 'ok'));
  });
});
