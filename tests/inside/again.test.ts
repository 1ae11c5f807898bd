import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorOf } from '../support/matrix-actor.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { ownCompany } from '../support/own-process.ts';

let desk: Awaited<ReturnType<typeof ownCompany>>;
beforeAll(async () => {
  desk = await ownCompany();
});
afterAll(async () => {
  await desk?.company.close();
  await desk?.own.close();
});

test('one that finds its place in the audit taken is done again, and both stand in the chain', async () => {
  const { company } = desk;
  const [{ inTransaction }, { byActor, writeAudit }] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/audit/audit.ts'),
  ]);
  const hr = actorOf(company, 'hr');
  const id = await addVacation(company, 'employee', 'approved');
  const stream = `document:${id}`;
  const says = (action: string) => ({
    ...byActor(hr),
    stream,
    action,
    object_id: 'vacation',
    record_id: `${id}`,
    detail: {},
  });
  let runs = 0;
  await inTransaction(async (tx) => {
    runs += 1;
    const [end] = await tx.rows<{ seq: number }>(
      'select coalesce(max("seq"), 0) as seq from "audit" where "stream" = $1',
      [stream],
    );
    if (runs === 1) await inTransaction((other) => writeAudit(other, says('other')));
    await tx.rows(
      `insert into "audit" ("client_id", "stream", "seq", "action", "hash") values ($1, $2, $3, 'own', '')`,
      [hr.client_id, stream, Number(end?.seq) + 1],
    );
  });
  expect(runs).toBe(2);
  const { rows } = await company.db.query(
    'select "action" from "audit" where "stream" = $1 order by "seq" desc limit 2',
    [stream],
  );
  expect(rows).toEqual([{ action: 'own' }, { action: 'other' }]);
});

test('what fails beside the statement that broke the transaction says why it was broken', async () => {
  const { inTransaction } = await import('../../server/db/tx.ts');
  const work = inTransaction((tx) =>
    Promise.all([Promise.all([tx.rows('select 1 / 0')]), tx.rows('select 1'), tx.rows('select 2')]),
  );
  await expect(work).rejects.toMatchObject({ code: '22012' });
});

test('a part that failed and was undone is not what a later failure says', async () => {
  const { apart, inTransaction } = await import('../../server/db/tx.ts');
  const work = inTransaction(async (tx) => {
    await apart(tx, (part) => part.rows('select 1 / 0')).catch(() => undefined);
    await Promise.all([tx.rows('select no_such_column'), tx.rows('select 1')]);
  });
  await expect(work).rejects.toMatchObject({ code: '42703' });
});
