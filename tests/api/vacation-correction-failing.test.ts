import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { correctionDesk } from '../support/correction-desk.ts';
import type { Stored } from '../support/document-desk.ts';
import type { Answer } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'hr']));
const desk = shared(() => correctionDesk(world));

beforeAll(async () => {
  await world.company.db.query(
    `create function refuse_for_test() returns trigger language plpgsql as
     $$ begin raise exception 'not for this test' using errcode = 'check_violation'; end $$`,
  );
});
afterEach(async () => {
  for (const table of ['vacation', 'document_status', 'request'])
    await world.company.db.query(`drop trigger if exists refuse_for_test on "${table}"`);
});

/** From now on the database refuses a change of some rows, as if something had broken. */
const broken = (table: string, deed: 'insert' | 'update' | 'delete', column: string, id: number) =>
  world.company.db.query(
    `create trigger refuse_for_test before ${deed} on "${table}" for each row
     when (${deed === 'delete' ? 'old' : 'new'}."${column}" = ${id}) execute function refuse_for_test()`,
  );

/** Everything that a move writes of some documents. */
const written = async (...ids: number[]) => {
  const { rows } = await world.company.db.query(
    `select d."id"::int, d."status_id", d."version", d."replaced",
       (select count(*)::int from "document_status" s where s."registrator_id" = d."id") as moves,
       (select count(*)::int from "audit" a where a."stream" = 'document:' || d."id") as deeds
     from "document" d where d."id" = any($1) order by d."id"`,
    [ids],
  );
  return rows;
};

/** A move that is refused with a reason and its sentence, and of which nothing is left. */
const refusedWhole = async (
  move: () => Promise<Answer>,
  parts: readonly Stored[],
  leave: number,
  { reason, message }: { reason: string; message: string },
) => {
  const ids = [leave, ...parts.map(({ id }) => id)];
  const before = await written(...ids);
  const answer = await move();
  expect([answer.error?.code, answer.error?.data.reason, answer.error?.message]).toEqual([
    -32713,
    reason,
    message,
  ]);
  expect(answer.error?.message_eng).toMatch(/^The /);
  expect(await written(...ids)).toEqual(before);
};

describe('AMB-110: the move and all that follows from it are one', () => {
  test('VAC-09 the leave cannot be marked', async () => {
    const { leave, c1, c2 } = await desk.twoParts();
    await desk.bring('accepted', c1, c2);
    await broken('vacation', 'update', 'id', leave.id);
    await refusedWhole(() => desk.move('hr', c1.id, 'agreed'), [c1, c2], leave.id, {
      reason: 'parent_vacation',
      message: 'Ошибка изменения parent vacation',
    });
  });

  test('VAC-10 another part cannot be moved', async () => {
    await desk.setParameter('vacation_correction', '1');
    const { leave, c1, c2 } = await desk.twoParts();
    await broken('document_status', 'insert', 'registrator_id', c2.id);
    await refusedWhole(() => desk.move('employee', c1.id, 'prepared'), [c1, c2], leave.id, {
      reason: 'correction_list',
      message: 'Ошибка изменения списка корректировок',
    });
  });

  test('VAC-11 the request cannot be withdrawn', async () => {
    await desk.setParameter('vacation_correction', '0');
    const { leave, c1, c2 } = await desk.twoParts();
    await desk.bring('prepared', c1);
    const request = await desk.requestFor(c1.id);
    await broken('request', 'delete', 'id', request);
    await refusedWhole(() => desk.move('manager', c1.id, 'draft'), [c1, c2], leave.id, {
      reason: 'correction_withdraw',
      message: 'Ошибка отзыва корректировки',
    });
  });
});
