import { beforeAll, expect, test } from 'vitest';
import { callAs, outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr']));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '1');
});

test('the record of a simple signature is for its signer and hr, not for who acts for the signer', async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id } = await shown(world, 'employee', id, ['employee', 'draft', 'prepared']);
  expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
  const [signature] = await signaturesOf(world, id);
  const get = async (part: string, token: string) => {
    const answer = await fetch(`${world.portal.origin}/api/signatures/${signature.id}/${part}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status;
  };
  const { people, db } = world.company;
  const { rows } = await db.query(
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, 'employee', '2020-01-01', '2100-01-01') returning "id"::int`,
    [people.employee2.user_id, people.employee.employee_id, people.employee.organization_id],
  );
  const entered = await callAs(world, 'employee2', 'token.grant', { grant: rows[0].id });
  const acting = String(entered.result?.access_token);
  expect([await get('sig', acting), await get('record', acting)]).toEqual([200, 404]);
  expect([
    await get('record', world.token('employee')),
    await get('record', world.token('hr')),
    await get('record', world.token('manager')),
  ]).toEqual([200, 200, 404]);
});
