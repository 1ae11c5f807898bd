import { lengthOf } from '../../../calendar/day-count.ts';
import { eq } from '../../../filter/filter.ts';
import { addDays, type Day, yearOf } from '../../../kernel/day.ts';
import { parentIds, parentsText } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES, LEAVES } from '../../../leave/statuses.data.ts';
import { parseTypeDetail } from '../../../workflow/document.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { Step } from '../../../workflow/step.ts';
import type { DocumentRef, Effect, EffectFacts, Make, TouchedDocument } from '../../effects.ts';
import type { FamilyInput } from '../../family.ts';
import { type Returned, returnedOf } from './returned.ts';

const CORRECTION = 'vacation_correction';

/**
 * A closed sick leave changes the leave it fell into as its person chose: the days left become parts of a correction,
 * sent by the caller who closes it (labour code, article 124). Nothing is made twice, nor beside a correction under
 * way.
 */
export const effects: NonNullable<FamilyInput['effects']> = {
  touches: ({ vacation_choice, employee_id }) =>
    vacation_choice ? LEAVES.map((object_id) => ({ object_id, filter: eq('employee_id', employee_id) })) : [],
  follow: (step, record, facts) =>
    step.next_status_id === 'closed' && !step.reject && record.vacation_choice
      ? interruptedBy(record, facts).flatMap((returned) => corrected(step, record, returned, facts))
      : [],
};

/** Agreed leaves of the year's limit that no document replaces. */
const interruptedBy = (
  record: DocumentRecord,
  { touched, calendar, document_type }: EffectFacts,
): readonly Returned[] =>
  returnedOf(record, {
    interrupted: touched.flatMap(({ id, status_id, record: leave }) => {
      const { limit_free, day_count } = parseTypeDetail(leave.detail);
      const { start_date, end_date, replaced } = leave;
      const holds =
        start_date !== null &&
        end_date !== null &&
        !replaced &&
        !limit_free &&
        CORRECTED_STATUSES.includes(status_id) &&
        start_date <= (record.end_date ?? '') &&
        end_date >= (record.start_date ?? '');
      return holds ? [{ id, number: String(leave.number ?? ''), start_date, end_date, day_count }] : [];
    }),
    calendar,
    type: { code: document_type, detail: parseTypeDetail({}) },
  });

const corrected = (
  step: Step,
  record: DocumentRecord,
  returned: Returned,
  facts: EffectFacts,
): readonly Effect[] => {
  const { leave } = returned;
  const said = (code: string, about: DocumentRef): Effect => ({
    kind: 'tell',
    code,
    values: { number: leave.number },
    about,
    to: 'mover',
  });
  if (facts.touched.some((other) => isUnderWay(other, leave.id)))
    return [said('sickleave.leave_under_way', leave.id)];
  const parts = partsOf(record, returned, facts);
  const makes = parts.map((part, index) =>
    partMade(step, record, leave.id, { ...part, name: `${leave.id}.${index}` }, facts),
  );
  const [first] = makes;
  return first
    ? [...makes, said('sickleave.leave_corrected', { made: first.name })]
    : [said('sickleave.leave_ill_throughout', leave.id)];
};

/** A correction of the leave that was sent and is not agreed. */
const isUnderWay = ({ object_id, status_id, record }: TouchedDocument, leave: number): boolean =>
  object_id === CORRECTION &&
  ![...UNSENT_STATUSES, ...CORRECTED_STATUSES, 'declined'].includes(status_id) &&
  parentIds(record.replaced_vacation_ids).includes(leave);

interface Part {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly days: number;
}

/** Parts left of a leave: before the illness, and after it up to its own or its extended end. */
const partsOf = (
  { start_date, end_date, vacation_choice }: DocumentRecord,
  { leave, until }: Returned,
  { calendar }: EffectFacts,
): readonly Part[] => {
  if (start_date === null || end_date === null) return [];
  const last = vacation_choice === 'extend' ? (until ?? leave.end_date) : leave.end_date;
  return (
    [
      [leave.start_date, addDays(start_date, -1)],
      [addDays(end_date, 1), last],
    ] as const
  ).flatMap(([from, to]) => {
    const days = lengthOf(from, to, leave.day_count, calendar);
    return days > 0 ? [{ start_date: from, end_date: to, days }] : [];
  });
};

const partMade = (
  { business_role }: Step,
  { id, employee_id }: DocumentRecord,
  leave: number,
  { name, ...part }: Part & { readonly name: string },
  { touched }: EffectFacts,
): Make => {
  const kept = touched.find((each) => each.id === leave)?.record;
  const whole = kept?.days ?? part.days;
  return {
    kind: 'make',
    object_id: CORRECTION,
    name,
    employee_id,
    document_type: String(kept?.document_type_code ?? ''),
    values: {
      ...part,
      type: 'correction',
      ground: 'illness',
      illness_id: id,
      changes: String(kept?.number ?? ''),
      period: kept?.period ?? yearOf(kept?.start_date ?? part.start_date),
      replaced_vacation_ids: parentsText([
        part.days < whole ? { id: leave, days: part.days } : { id: leave },
      ]),
    },
    step: { business_role, status_id: 'draft', next_status_id: 'prepared' },
  };
};
