import type { Actor } from '../../../lib/access/actor.ts';
import { vacationSchedule as family } from '../../../lib/documents/families/vacation-schedule/index.ts';
import { deadlineOf } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import {
  APPROVED_MAX,
  type ScheduleReminded,
  type ScheduleRemindInput,
  type ScheduleSendInput,
  type ScheduleSent,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import type { Refusal } from '../../../lib/kernel/refusal.ts';
import { availableSteps } from '../../../lib/workflow/available.ts';
import { sends } from '../../../lib/workflow/sends.ts';
import { auditBy } from '../../audit/audit.ts';
import { CallError, refusal, wrongField } from '../../call/call-error.ts';
import { errorBody } from '../../call/error-body.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import { decidesFor } from '../../db/decider.ts';
import type { Row } from '../../db/row.ts';
import { apart, type Tx } from '../../db/tx.ts';
import { readAllWithin } from '../../documents/read-document.ts';
import { noticeOf, tell } from '../../notifications/tell.ts';
import { lockWithTouched } from '../../workflow/effects/reach.ts';
import type { MoveRequest } from '../../workflow/parse-move.ts';
import { transition } from '../../workflow/transition.ts';
import { readYear } from './read-year.ts';
import { sendsDrafts, sightOf } from './sight.ts';

/**
 * Sends the drafts of a department, or of all people in sight, for agreement. Each person's drafts go together or not
 * at all: a refused plan is answered with the reason, and the others are sent all the same. Warnings that the caller
 * has not read keep a person's drafts back as well. Refuses: access_denied, validation (nothing to send),
 * too_many_moves.
 */
export const sendSchedule = async (
  tx: Tx,
  actor: Actor,
  { seen = [], ...asked }: ScheduleSendInput,
): Promise<ScheduleSent> => {
  const sight = sightOf(actor, asked);
  const rules = await readRules(tx, actor.client_id);
  if (!sendsDrafts(actor, sight, rules)) throw refusal('access_denied');
  const { entries } = await readYear(tx, sight, asked);
  const drafts = entries.flatMap(([id, , , , , status_id]) => (status_id === 'draft' ? [id] : []));
  if (drafts.length > APPROVED_MAX)
    throw refusal('too_many_moves', { count: drafts.length, max: APPROVED_MAX });
  const locked = await lockWithTouched(
    tx,
    actor.client_id,
    drafts.map((id) => ({ family, id })),
  );
  const sending = await sendingOf(tx, actor, rules, drafts, seen);
  if (sending.size === 0) throw wrongField('status_id', 'vacation_schedule/nothing-to-send');
  const sent: number[] = [];
  const refused: ScheduleSent['data']['refused'] = [];
  // People in ascending order: each move locks its person.
  for (const [employee_id, moves] of [...sending].toSorted(([one], [other]) => one - other))
    try {
      await apart(tx, async (within) => {
        for (const move of moves) await transition(within, actor, move, locked);
      });
      sent.push(...moves.map(({ registrator_id }) => registrator_id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused.push({ employee_id, reason: error.refusal.reason, why: whyOf(error.refusal, rules) });
    }
  await auditBy(
    tx,
    actor,
    'schedule.send',
    [`vacation_schedule:${sight.organization_id}:${asked.year}`, family.object_id, asked.year],
    {
      department: asked.department ?? null,
      document_ids: sent,
      refused: refused.map(({ employee_id }) => employee_id),
    },
  );
  return { data: { sent: sent.length, people: sending.size - refused.length, refused } };
};

/** The move of each draft that the caller may send, by whose it is, the earlier days first. */
const sendingOf = async (
  tx: Tx,
  actor: Actor,
  { stepsOf, parametersOf }: Rules,
  ids: readonly number[],
  seen: readonly string[],
): Promise<ReadonlyMap<number, readonly MoveRequest[]>> => {
  const steps = stepsOf(family.object_id);
  const documents = await readAllWithin(tx, family, family.scope(actor), ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  const moves = documents
    .toSorted((one, other) => (places.get(one.facts.id) ?? 0) - (places.get(other.facts.id) ?? 0))
    .flatMap(({ facts, record, organization_id }) => {
      const step = availableSteps({
        steps,
        parameters: parametersOf(organization_id),
        actor,
        doc: facts,
      }).find((each) => each.status_id === 'draft' && sends(each));
      return step ? [{ employee_id: record.employee_id, move: moveBy(step, facts.id, seen) }] : [];
    });
  return new Map(
    [...Map.groupBy(moves, ({ employee_id }) => employee_id)].map(([employee_id, own]) => [
      employee_id,
      own.map(({ move }) => move),
    ]),
  );
};

const moveBy = (
  { id, next_status_id }: { id: number; next_status_id: string },
  registrator_id: number,
  seen: readonly string[],
): MoveRequest => ({
  object_id: family.object_id,
  registrator_id,
  workflow_id: id,
  status_id: next_status_id,
  comments: '',
  seen,
});

/** What is wrong with each field, or why the move is refused as a whole. */
const whyOf = (refused: Refusal, { words }: Rules): ScheduleSent['data']['refused'][number]['why'] => {
  const { message, message_eng, data } = errorBody(refused, '', words);
  return (data.fields ?? [{ code: refused.reason, message, message_eng }]).map((each) => ({
    code: each.code,
    message: each.message,
    message_eng: each.message_eng,
  }));
};

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
  const route = `/${family.routes.form}`;
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
  await auditBy(
    tx,
    actor,
    'schedule.remind',
    [`vacation_schedule:${own.organization_id}:${year}`, family.object_id, year],
    { told: due.map(({ id }) => id) },
  );
  return { data: { told: due.length, lately: rows.length - due.length } };
};

const PEOPLE = `select e."id", e."organization_id", exists (
    select 1 from "message" m where m."organization_id" = e."organization_id" and m."recipient_id" = e."id"::text
      and m."route" = $4 and m."create_date" > now() - ${PAUSE}) as lately
  from "employee" e
  where e."id" = any($1::bigint[]) and e."organization_id" = $2 and not e."disabled" and not e."is_candidate"
    and ($3::bigint is null or ${decidesFor('$3', 'e."id"')})
  order by e."id"`;
