import type { Actor } from '../../../lib/access/actor.ts';
import { vacationSchedule as family } from '../../../lib/documents/families/vacation-schedule/index.ts';
import type { scheduleMethods } from '../../../lib/documents/families/vacation-schedule/methods.ts';
import { TOLD_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import {
  APPROVED_MAX,
  type ScheduleApproved,
  type ScheduleInput,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { reviewPeople } from '../../../lib/documents/families/vacation-schedule/year.ts';
import { availableSteps } from '../../../lib/workflow/available.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import { lockDocuments, readAllWithin } from '../../documents/read-document.ts';
import { readToday } from '../../documents/rule-facts.ts';
import type { MoveRequest } from '../../workflow/parse-move.ts';
import { transitionAll } from '../../workflow/transition.ts';
import { movePeriod } from './move-period.ts';
import { partsByPerson, plannerOf, readCountRules } from './planned-parts.ts';
import { readYear, type YearRead } from './read-year.ts';
import { saveSchedule } from './save-schedule.ts';
import { remindOfPlans, sendSchedule } from './send.ts';
import { showYear } from './show-year.ts';
import { decidingStep, sightOf } from './sight.ts';

/** What the calls of the vacation schedule lead to. */
export const handlers = {
  'schedule.year': (input, { actor, answer }) => answer.large(() => showYear(actor, input)),
  'schedule.save': (input, { tx, actor }) => saveSchedule(tx, actor, input),
  'schedule.send': (input, { tx, actor }) => sendSchedule(tx, actor, input),
  'schedule.approve': (input, { tx, actor }) => approveSchedule(tx, actor, input),
  'schedule.remind': (input, { tx, actor }) => remindOfPlans(tx, actor, input),
  'schedule.period': (input, { tx, actor }) => movePeriod(tx, actor, input),
} satisfies Handlers<typeof scheduleMethods>;

/**
 * Moves all entries that wait for the caller, of a department or of all people in sight, in one transaction and by the
 * engine of every other move: hr approves what managers have agreed, once no plan has a refusing remark; a manager
 * agrees what their people have sent. Entries that wait for others stay. Refuses: access_denied, validation (remarks
 * left, nothing waits), too_many_moves, and what a move refuses.
 */
const approveSchedule = async (tx: Tx, actor: Actor, asked: ScheduleInput): Promise<ScheduleApproved> => {
  const sight = sightOf(actor, asked);
  const rules = await readRules(tx, actor.client_id);
  const step = decidingStep(actor, sight, rules);
  if (!step) throw refusal('access_denied');
  const waiting = idsIn((await readYear(tx, sight, asked)).entries, step.status_id);
  if (waiting.length === 0) throw wrongField('status_id', 'vacation_schedule/nothing-waits');
  if (waiting.length > APPROVED_MAX)
    throw refusal('too_many_moves', { count: waiting.length, max: APPROVED_MAX });
  await lockDocuments(tx, waiting);
  // Read again under the locks: what is approved is what was judged.
  const read = await readYear(tx, sight, asked);
  if (step.business_role === 'hr') await nothingStands(tx, actor, asked.year, rules, read);
  const moves = await movesOf(tx, actor, rules, step, idsIn(read.entries, step.status_id));
  if (moves.length === 0) throw wrongField('status_id', 'vacation_schedule/nothing-waits');
  await transitionAll(tx, actor, moves);
  await auditBy(
    tx,
    actor,
    'schedule.approve',
    [`vacation_schedule:${sight.organization_id}:${asked.year}`, family.object_id, asked.year],
    {
      department: asked.department ?? null,
      document_ids: moves.map(({ registrator_id }) => registrator_id),
    },
  );
  const passed = new Set([step.next_status_id, 'approved', ...TOLD_STATUSES]);
  const left = read.entries.filter(([, , , , , status_id]) => !passed.has(status_id)).length;
  return { data: { approved: moves.length, waiting: left - moves.length } };
};

const idsIn = (entries: YearRead['entries'], status: string): readonly number[] =>
  entries.filter(([, , , , , status_id]) => status_id === status).map(([id]) => id);

/** Refuses to approve a schedule in which a plan breaks a rule, is missing or is not whole. */
const nothingStands = async (
  tx: Tx,
  actor: Actor,
  year: number,
  { calendarOf, parametersOf }: Rules,
  { people, entries, period }: YearRead,
): Promise<void> => {
  const ruleOf = await readCountRules(tx, actor.client_id, parametersOf(actor.organization_id));
  const parts = partsByPerson(entries, ruleOf);
  const found = reviewPeople(people.map(plannerOf), (id) => parts.get(id) ?? [], {
    year,
    period: period ?? undefined,
    today: await readToday(tx),
    calendar: calendarOf(actor.organization_id),
  });
  const refused = [...found.values()].filter((remarks) =>
    remarks.some(({ severity }) => severity === 'refusal'),
  );
  if (refused.length > 0)
    throw wrongField('employee_id', 'vacation_schedule/remarks-left', { people: refused.length });
};

/** The move of each entry that the caller may take: one of their own may be another's to decide. */
const movesOf = async (
  tx: Tx,
  actor: Actor,
  { stepsOf, parametersOf }: Rules,
  { status_id, next_status_id }: Step,
  ids: readonly number[],
): Promise<MoveRequest[]> => {
  const steps = stepsOf(family.object_id);
  const documents = await readAllWithin(tx, family, family.scope(actor), ids);
  return documents.flatMap(({ facts, organization_id }) => {
    const step = availableSteps({
      steps,
      parameters: parametersOf(organization_id),
      actor,
      doc: facts,
    }).find((each) => !each.reject && each.status_id === status_id && each.next_status_id === next_status_id);
    return step
      ? [
          {
            object_id: family.object_id,
            registrator_id: facts.id,
            workflow_id: step.id,
            status_id: next_status_id,
            comments: '',
            seen: [],
          },
        ]
      : [];
  });
};
