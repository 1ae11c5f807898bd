import { type Day, yearOf } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { limitRefusals } from '../../../leave/limit-checks.ts';
import { parentIds } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../leave/statuses.data.ts';
import { flagOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { CorrectedLeave } from '../../facts/leave-facts.ts';
import type { FamilyInput } from '../../family.ts';
import { vacationAdvice } from '../../leave/advice.ts';
import {
  dayCountRefusals,
  LEAVE_CHECKS,
  leaveChecks,
  overlapRefusals,
  pickedDayRefusals,
} from '../../leave/checks.ts';
import { countingIn, periodShape } from '../../leave/rules.ts';
import { checkedInto, type Moments } from '../../moments.ts';
import { overlapOf, overlapValues } from '../../overlap.ts';
import type { Findings, RuleFacts } from '../../record.ts';
import { parentRefusals, takenRefusals } from './parent-rules.ts';

/** Fields of a sent recall that only its person may change. */
const AGREED_TO: readonly string[] = ['start_date', 'end_date', 'days', 'replaced_vacation_ids'];

/**
 * Parents are the person's own; an agreed correction keeps them; minors are not recalled (labour code, article 125).
 */
export const shape: NonNullable<FamilyInput['shape']> = (record, facts, given) => [
  ...(given.has('period') ? periodShape(record, facts, given) : tooFar(record)),
  ...parentShape(record, facts, given),
  ...recallShape(record, facts, given),
];

/** The days stay those of the year they were taken for. */
const tooFar = ({ start_date, period }: DocumentRecord): FieldRefusal[] =>
  start_date !== null && typeof period === 'number' && Math.abs(period - yearOf(start_date)) > 1
    ? [{ field: 'start_date', code: 'vacation_correction/too-far', values: { year: String(period) } }]
    : [];

const parentShape = (
  record: DocumentRecord,
  facts: RuleFacts,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  if (!given.has('replaced_vacation_ids')) return [];
  return CORRECTED_STATUSES.includes(String(record.status_id))
    ? [{ field: 'replaced_vacation_ids', code: 'vacation_correction/parents-stay' }]
    : parentRefusals(record, facts);
};

const recallShape = (
  record: DocumentRecord,
  { correction, byOwner }: RuleFacts,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  if (record.ground !== 'recall') return [];
  if (correction?.minor) return [{ field: 'ground', code: 'vacation_correction/recall-of-minor' }];
  const isSent = !UNSENT_STATUSES.includes(String(record.status_id ?? 'empty'));
  const changed = isSent && !byOwner ? AGREED_TO.find((field) => given.has(field)) : undefined;
  return changed ? [{ field: changed, code: 'vacation_correction/consented' }] : [];
};

/**
 * It is completed once more before it is sent (AMB-106); before it takes the place of its leaves they are asked once more.
 * A leave that is shortened begins when it began.
 */
export const moments: Moments = {
  before: (step) => (sends(step) ? 'complete' : checkedInto('agreed')(step)),
  standing: ({ start_date }, { correction }) => ({
    datedBack: correction?.leaves.some((leave) => leave.start_date === start_date) ?? false,
  }),
};

/** From hr's decision on it takes from the balance; its leaves no longer do. */
export const counting = countingIn(CORRECTED_STATUSES);

/** What stands against a correction that is sent or agreed, and what is to be said before it. */
export const check: NonNullable<FamilyInput['check']> = (record, facts, step): Findings => {
  const isSent = step === undefined || sends(step);
  const parents = parentRefusals(record, facts);
  if (parents.length > 0) return { refusals: parents, warnings: [] };
  const taken = takenRefusals(record, facts, isSent);
  return isSent
    ? { refusals: [...taken, ...sentRefusals(record, facts)], warnings: advice(record, facts) }
    : { refusals: taken, warnings: recallAdvice(record) };
};

const sentRefusals = (record: DocumentRecord, facts: RuleFacts): FieldRefusal[] => [
  ...leaveChecks(
    record,
    { ...facts, object_id: 'vacation_correction', overlaps: others(facts) },
    isLived(record, facts) ? LIVED_CHECKS : [...LEAVE_CHECKS, pickedDayRefusals],
  ),
  ...meetingRefusals(record, facts),
  ...sameRefusals(record, facts),
  ...yearRefusals(record, facts),
  ...typeRefusals(facts),
  ...consentRefusals(record, facts),
];

/** Past days stay as taken. */
const LIVED_CHECKS = [overlapRefusals, dayCountRefusals, limitRefusals];

/** The days of a leave that has begun, from its first. */
const isLived = ({ start_date, end_date }: DocumentRecord, { correction, today }: RuleFacts): boolean =>
  start_date !== null &&
  start_date <= today &&
  leavesOf(correction).some(
    (leave) =>
      leave.start_date === start_date && leave.end_date !== null && (end_date ?? '') <= leave.end_date,
  );

const leavesOf = (correction: RuleFacts['correction']): readonly CorrectedLeave[] => correction?.leaves ?? [];

/** Absences that are neither the leaves it stands for nor other parts of them. */
const others = ({ overlaps, correction }: RuleFacts): RuleFacts['overlaps'] =>
  overlaps.filter(({ id }) => !correction?.parts.some((part) => part.id === id));

/** Parts of one leave do not hold on one day. */
const meetingRefusals = (record: DocumentRecord, { correction, parameters }: RuleFacts): FieldRefusal[] => {
  const together = flagOf(parameters, 'vacation_correction');
  const held = (correction?.parts ?? []).flatMap(({ status_id, replaced, start_date, end_date, ...part }) =>
    start_date && end_date && !replaced && (together || !UNSENT_STATUSES.includes(status_id))
      ? [{ ...part, start_date, end_date, days: null }]
      : [],
  );
  const met = overlapOf(record, held);
  return met
    ? [{ field: 'start_date', code: 'vacation_correction/parts-meet', values: overlapValues(met) }]
    : [];
};

/** All days of a leave on the very same days are no change. */
const sameRefusals = (
  { start_date, end_date }: DocumentRecord,
  { correction }: RuleFacts,
): FieldRefusal[] => {
  const [only, more] = leavesOf(correction);
  return only && !more && only.start_date === start_date && only.end_date === end_date
    ? [{ field: 'start_date', code: 'vacation_correction/nothing-changes' }]
    : [];
};

/** Days may be moved only within the year of their leave, where the company says so (AMB-099). */
const yearRefusals = ({ start_date, end_date }: DocumentRecord, facts: RuleFacts): FieldRefusal[] => {
  if (!flagOf(facts.parameters, 'vacation_correction_move_recent_year_only')) return [];
  const years = leavesOf(facts.correction).flatMap((leave) =>
    leave.start_date ? [yearOf(leave.start_date)] : [],
  );
  const field = (
    [
      ['start_date', start_date],
      ['end_date', end_date],
    ] as const
  ).find(([, day]) => day !== null && years.length > 0 && !years.includes(yearOf(day as Day)))?.[0];
  return field
    ? [{ field, code: 'vacation_correction/other-year', values: { year: [...new Set(years)].join(', ') } }]
    : [];
};

const typeRefusals = ({ type, correction }: RuleFacts): FieldRefusal[] =>
  leavesOf(correction).some((leave) => leave.type !== null && leave.type.code !== type?.code)
    ? [{ field: 'document_type_id', code: 'vacation_correction/other-type' }]
    : [];

/** A recall counts once its person has agreed to it, and they agree by sending it themselves (article 125, decision 061). */
const consentRefusals = ({ ground }: DocumentRecord, { byOwner }: RuleFacts): FieldRefusal[] =>
  ground === 'recall' && !byOwner ? [{ field: 'ground', code: 'vacation_correction/consent' }] : [];

/** Warnings before sending: the leaves it replaces no longer count as parts of the year, its own parts do. */
const advice = (record: DocumentRecord, facts: RuleFacts): FieldRefusal[] => {
  const { start_date, end_date, days } = record;
  if (start_date === null || end_date === null || days === null) return [];
  const parents = parentIds(record.replaced_vacation_ids);
  const siblings = facts.correction?.parts ?? [];
  const parts = [
    ...facts.parts.filter(
      ({ id }) => id === undefined || !(parents.includes(id) || siblings.some((part) => part.id === id)),
    ),
    ...siblings.map((part) => ({ ...part, period: record.period })),
  ];
  return vacationAdvice({ ...record, start_date, end_date, days }, { ...facts, parts });
};

/** Warns that the law bars some recalls: the portal knows only an age. */
const recallAdvice = ({ ground }: DocumentRecord): FieldRefusal[] =>
  ground === 'recall' ? [{ field: 'ground', code: 'vacation_correction/recall-never' }] : [];
