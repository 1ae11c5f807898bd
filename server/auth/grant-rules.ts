import { isOneself } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { BeforeWrite } from '../objects/rules.ts';
import { requireProof } from './proof.ts';

/**
 * A grant is for another person of the same organization, with its days in order and for families that exist. An admin
 * proves themselves before adding one, and gives none to themselves; taking one back needs no proof.
 */
export const grantIsSound: BeforeWrite = async (tx, actor, before, after) => {
  if (!after) return;
  await requireProof(tx, actor);
  const whole = { ...before, ...after };
  if (String(whole.date_from) > String(whole.date_to))
    throw wrongField('date_to', 'document/ends-before-start');
  const families = String(whole.families ?? '')
    .split(',')
    .filter(Boolean);
  if (families.some((family) => !familyOf(family))) throw wrongField('families', 'field/wrong');
  const [person] = await tx.rows<Row<'employee', 'organization_id'> & { own: boolean }>(
    `select e."organization_id", exists (select 1 from "app_user" u where u."id" = $2 and u."employee_id" = e."id") as own
     from "employee" e where e."id" = $1`,
    [whole.employee_id, whole.user_id],
  );
  const [holder] = await tx.rows<Row<'app_user', 'employee_id'>>(
    'select "employee_id" from "app_user" where "id" = $1',
    [whole.user_id],
  );
  if (whole.user_id === actor.user_id || isOneself(actor, holder?.employee_id)) throw refusal('own_record');
  if (!person || person.own) throw wrongField('employee_id', 'field/wrong');
  after.organization_id = person.organization_id;
};
