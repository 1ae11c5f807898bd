import { and, anyOf, eq } from '../../../filter/filter.ts';
import { parentIds } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES, LEAVES } from '../../../leave/statuses.data.ts';
import { flagOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { Step } from '../../../workflow/step.ts';
import type { Effect, EffectFacts, Mark, Marked, Touch, TouchedDocument } from '../../effects.ts';
import type { FamilyInput } from '../../family.ts';

const CORRECTION = 'vacation_correction';

/** What follows from the moves of a correction: its parts go together, its leaves are marked (AMB-103 to AMB-110). */
export const effects: NonNullable<FamilyInput['effects']> = {
  touches: ({ employee_id, replaced_vacation_ids }): readonly Touch[] => [
    ...parentsWithin(employee_id, parentIds(replaced_vacation_ids)),
    { object_id: CORRECTION, filter: eq('employee_id', employee_id) },
  ],
  follow: (step, record, facts) => [
    ...pushed(step, record, facts),
    ...withdrawn(step, record, facts),
    ...marked(step, record, facts),
    ...recalled(step, record),
  ],
  gone: (record, { touched }) => (isAgreed(record.status_id) ? cleared(record, touched) : []),
};

const parentsWithin = (employee_id: number, ids: readonly number[]): readonly Touch[] =>
  ids.length === 0
    ? []
    : LEAVES.map((object_id) => ({
        object_id,
        filter: and(eq('employee_id', employee_id), anyOf('id', ids)),
      }));

const isAgreed = (status_id: unknown): boolean => CORRECTED_STATUSES.includes(String(status_id));

/** Other parts of the same leaves that stand where the moved one stood (AMB-104). */
const siblingsOf = (
  { status_id }: Step,
  { id, replaced_vacation_ids }: DocumentRecord,
  touched: EffectFacts['touched'],
): readonly TouchedDocument[] => {
  const parents = parentIds(replaced_vacation_ids);
  return touched.filter(
    (other) =>
      other.object_id === CORRECTION &&
      other.id !== id &&
      other.status_id === status_id &&
      parentIds(other.record.replaced_vacation_ids).some((parent) => parents.includes(parent)),
  );
};

const goesBack = ({ reject, next_status_id }: Step): boolean => reject && next_status_id === 'draft';

/** Whether the other parts take the step too: where parts go together, and where anybody but hr declines one (AMB-109). */
const goTogether = (step: Step, { parameters }: EffectFacts): boolean => {
  const { reject, next_status_id, business_role } = step;
  if (reject && next_status_id === 'declined') return business_role !== 'hr';
  const isPushed = reject ? goesBack(step) : ['prepared', 'accepted'].includes(next_status_id);
  return isPushed && flagOf(parameters, 'vacation_correction');
};

const pushed = (step: Step, record: DocumentRecord, facts: EffectFacts): readonly Effect[] => {
  const siblings = goTogether(step, facts) ? siblingsOf(step, record, facts.touched) : [];
  if (siblings.length === 0) return [];
  return [{ kind: 'push', documents: siblings.map(({ id }) => id), fails_as: 'correction_list' }];
};

/** Deletes requests to sign it, and those of the parts that go back with it (AMB-108). */
const withdrawn = (step: Step, record: DocumentRecord, facts: EffectFacts): readonly Effect[] => {
  if (!goesBack(step)) return [];
  const siblings = goTogether(step, facts) ? siblingsOf(step, record, facts.touched) : [];
  return [
    {
      kind: 'withdraw',
      documents: [Number(record.id), ...siblings.map(({ id }) => id)],
      fails_as: 'correction_withdraw',
    },
  ];
};

/** An agreed correction replaces its leaves; one no longer agreed gives the place back (AMB-107). */
const marked = (
  { reject, status_id, next_status_id }: Step,
  record: DocumentRecord,
  { touched }: EffectFacts,
): readonly Mark[] => {
  const marks: readonly Marked[] =
    !reject && next_status_id === 'agreed'
      ? leavesOf(record, touched).map(({ id }) => ({
          document: id,
          values: { replaced: true, replaced_status_id: next_status_id },
        }))
      : reject && isAgreed(status_id) && !isAgreed(next_status_id)
        ? cleared(record, touched)
        : [];
  return marks.map((mark) => ({ kind: 'mark', ...mark, fails_as: 'parent_vacation' }));
};

const leavesOf = (
  { replaced_vacation_ids }: DocumentRecord,
  touched: EffectFacts['touched'],
): readonly TouchedDocument[] => {
  const parents = parentIds(replaced_vacation_ids);
  return touched.filter(({ id }) => parents.includes(id));
};

/** Leaves that no other agreed correction names; while another one stands in its own place, that one stands for them. */
const cleared = (record: DocumentRecord, touched: EffectFacts['touched']): readonly Marked[] =>
  record.replaced === true
    ? []
    : leavesOf(record, touched)
        .filter(
          (leave) =>
            leave.record.replaced === true &&
            !touched.some(
              (other) =>
                other.id !== record.id &&
                isAgreed(other.status_id) &&
                parentIds(other.record.replaced_vacation_ids).includes(leave.id),
            ),
        )
        .map(({ id }) => ({ document: id, values: { replaced: false, replaced_status_id: null } }));

/** Asks the employee: no recall without consent (labour code, article 125). */
const recalled = (
  { status_id, reject }: Step,
  { id, ground, employee_id }: DocumentRecord,
): readonly Effect[] =>
  ground === 'recall' && status_id === 'empty' && !reject
    ? [{ kind: 'tell', code: 'vacation_correction.recall', about: Number(id), to: [employee_id] }]
    : [];
