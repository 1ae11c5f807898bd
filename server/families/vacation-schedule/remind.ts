import type { Actor } from '../../../lib/access/actor.ts';
import { vacationSchedule } from '../../../lib/documents/families/vacation-schedule/index.ts';
import { deadlineOf } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type {
  ScheduleReminded,
  ScheduleRemindInput,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { decidesFor } from '../../db/decider.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { noticeOf, tell } from '../../notifications/tell.ts';
import { sightOf } from './sight.ts';

/** Pause between two reminders to a person. */
const PAUSE = `interval '20 hours'`;

/**
 * Reminds people whose plans the caller sees to plan their leave; those reminded within the pause and those out of
 * sight are skipped. Refuses: access_denied.
 */
export const remindOfPlans = async (
  tx: Tx,
  actor: Actor,
  { year, employee_ids }: ScheduleRemindInput,
): Promise<ScheduleReminded> => {
  const own = sightOf(actor, actor.roles.includes('hr') ? {} : { mine: true });
  const route = `/${vacationSchedule.routes.form}`;
  const rows = await tx.rows<Row<'employee', 'id' | 'organization_id'> & { lately: boolean }>(PEOPLE, [
    employee_ids,
    own.organization_id,
    own.manager_id,
    route,
  ]);
  const due = rows.filter(({ lately }) => !lately);
  await tell(
    tx,
    actor.client_id,
    due.map(({ id, organization_id }) => ({
      recipient: id,
      organization_id,
      author_id: actor.user_id,
    })),
    noticeOf('schedule_reminder', route, { year: String(year), day: deadlineOf(year) }),
  );
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `vacation_schedule:${own.organization_id}:${year}`,
    action: 'schedule.remind',
    object_id: vacationSchedule.object_id,
    record_id: String(year),
    detail: { told: due.map(({ id }) => id) },
  });
  return { data: { told: due.length, lately: rows.length - due.length } };
};

const PEOPLE = `select e."id", e."organization_id", exists (
    select 1 from "message" m where m."organization_id" = e."organization_id" and m."recipient_id" = e."id"::text
      and m."route" = $4 and m."create_date" > now() - ${PAUSE}) as lately
  from "employee" e
  where e."id" = any($1::bigint[]) and e."organization_id" = $2 and not e."disabled" and not e."is_candidate"
    and ($3::bigint is null or ${decidesFor('$3', 'e."id"')})
  order by e."id"`;
