import { countRuleOf } from '../../../calendar/count-rule.ts';
import { lengthOf } from '../../../calendar/day-count.ts';
import { identityOf } from '../../../families/identities.ts';
import type { AbsenceKind } from '../../../families/identity.ts';
import { addDays, type Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { flagOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { Step } from '../../../workflow/step.ts';
import type { Overlap, SickChain } from '../../facts/absence-facts.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedInto, type Moments } from '../../moments.ts';
import { overlapOf, overlapValues } from '../../overlap.ts';
import type { Findings, RuleFacts } from '../../record.ts';
import { knownLastDay } from './known-last-day.ts';
import { type Returned, returnedOf } from './returned.ts';

/**
 * A continuation begins the day after the previous one and has its kind, unless given. The choice for a leave stays
 * while one is interrupted. An unknown last day is filled in only on opening: a save may mean it, an opening does not.
 */
export const complete: FamilyInput['complete'] = (record, facts, given) => {
  const went = {
    ...(given.has('previous_id') ? goneOn(record, facts) : {}),
    ...knownSoFar(record, facts, given),
  };
  const whole: DocumentRecord = { ...record, ...went };
  return {
    ...went,
    ...(record.vacation_choice && returnedOf(whole, facts).length === 0 ? { vacation_choice: null } : {}),
  };
};

const knownSoFar = (
  { start_date, end_date, status_id }: DocumentRecord,
  { today, calendar, type, parameters }: RuleFacts,
  given: ReadonlySet<string>,
): Partial<DocumentRecord> => {
  if (given.size > 0 || start_date === null || end_date !== null || status_id !== 'draft') return {};
  const last = knownLastDay(start_date, today);
  const rule = countRuleOf({ object_id: 'sickleave', document_type: type }, parameters);
  return { end_date: last, days: lengthOf(start_date, last, rule, calendar) };
};

const goneOn = (
  record: DocumentRecord,
  { sick_chain, parameters, calendar, type }: RuleFacts,
): Partial<DocumentRecord> => {
  const previous = sick_chain?.previous;
  if (!previous?.end_date) return {};
  const start_date = addDays(previous.end_date, 1);
  const { end_date } = record;
  const rule = countRuleOf({ object_id: 'sickleave', document_type: type }, parameters);
  const isOpen = record.start_date === null && (end_date === null || end_date >= start_date);
  return {
    ...(isOpen ? { start_date } : {}),
    ...(isOpen && end_date ? { days: lengthOf(start_date, end_date, rule, calendar) } : {}),
    ...(record.document_type_id === null
      ? { document_type_id: previous.document_type_id, relation: previous.relation }
      : {}),
  };
};

/** A number is used once; a chain goes on from a sick leave of the same person, and never branches. */
export const shape: FamilyInput['shape'] = (record, facts, given) => [
  ...numberRefusals(facts),
  ...linkRefusals(record, facts.sick_chain, given),
  ...(UNSENT_STATUSES.includes(String(record.status_id ?? 'empty'))
    ? []
    : chainRefusals(record, facts.sick_chain)),
];

const numberRefusals = ({ number_taken }: RuleFacts): FieldRefusal[] =>
  number_taken ? [{ field: 'certificate_number', code: 'sickleave/number-taken' }] : [];

const linkRefusals = (
  { previous_id }: DocumentRecord,
  chain: SickChain | undefined,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  if (typeof previous_id !== 'number' || !chain) return [];
  const { previous } = chain;
  if (!previous) return given.has('previous_id') ? [{ field: 'previous_id', code: 'field/wrong' }] : [];
  return previous.taken_by === null
    ? []
    : [
        {
          field: 'previous_id',
          code: 'sickleave/goes-on-already',
          values: { number: previous.number, other: previous.taken_by },
        },
      ];
};

/** The days of a chain follow each other; it goes on from what was sent. */
const chainRefusals = (record: DocumentRecord, chain: SickChain | undefined): FieldRefusal[] => {
  const { previous, next } = chain ?? {};
  const refused: FieldRefusal[] = [];
  if (previous && UNSENT_STATUSES.includes(previous.status_id))
    refused.push({
      field: 'previous_id',
      code: 'sickleave/previous-not-sent',
      values: { number: previous.number },
    });
  const first = previous?.end_date ? addDays(previous.end_date, 1) : null;
  if (previous && first && record.start_date !== first)
    refused.push({
      field: 'start_date',
      code: 'sickleave/not-next-day',
      values: { number: previous.number, day: first },
    });
  const last: Day | null = next?.start_date ? addDays(next.start_date, -1) : null;
  if (next && last && record.end_date !== last)
    refused.push({
      field: 'end_date',
      code: 'sickleave/goes-on',
      values: { number: next.number, day: last },
    });
  return refused;
};

const closes = (step: Step | undefined): boolean => step?.next_status_id === 'closed';

/**
 * Who falls ill does not know the last day: it may wait for the closing, where it is checked again. So may the number, where
 * the client says so (AMB-124). One that is opened without a last day gets the one that is known so far. Of a leave that
 * was not interrupted nothing is asked.
 */
export const moments: Moments = {
  statuses: {
    opened: { tells: ['owner', 'hr'] },
    closed: { tells: ['owner', 'hr'] },
    processed: { tells: ['owner'] },
  },
  before: (step) => (sends(step) ? 'complete' : checkedInto('closed')(step)),
  standing: (record, facts, step) => ({
    unasked: returnedOf(record, facts).length > 0 ? [] : ['vacation_choice'],
    later: closes(step)
      ? []
      : [
          'end_date',
          ...(flagOf(facts.parameters, 'check_sickleave_number_on_close') ? ['certificate_number'] : []),
        ],
  }),
};

/** What stands against a sick leave that is opened or closed, and which leave it interrupts. */
export const check: FamilyInput['check'] = (record, facts): Findings => {
  const returned = returnedOf(record, facts);
  const met = metBy(record, returned, facts);
  return {
    refusals: [
      ...numberRefusals(facts),
      ...linkRefusals(record, facts.sick_chain, new Set(['previous_id'])),
      ...chainRefusals(record, facts.sick_chain),
      ...met.refusals,
      ...(!facts.byHr && returned.length > 0 && !record.vacation_choice
        ? [{ field: 'vacation_choice', code: 'sickleave/choice-needed' }]
        : []),
    ],
    warnings: [
      ...met.warnings,
      ...returned.map(
        ({ leave, days }): FieldRefusal => ({
          field: 'start_date',
          code: 'sickleave/interrupts-leave',
          values: { ...overlapValues(leave), days },
        }),
      ),
    ],
  };
};

/** Absences that illness cannot stand beside: a day is spent ill once, and a day off is given back first. */
const EXCLUDED: readonly (AbsenceKind | undefined)[] = ['sick', 'dayoff'];

/** Illness interrupts a trip or work from home; beside another sick leave or a day off it stands for hr alone. */
const metBy = (
  record: DocumentRecord,
  returned: readonly Returned[],
  { overlaps, byHr }: RuleFacts,
): Findings => {
  const told = new Set(returned.map(({ leave }) => leave.id));
  const others = overlaps.filter(({ id }) => !told.has(id));
  const excluded = overlapOf(record, others.filter(isExcluded));
  const beside = overlapOf(
    record,
    others.filter((other) => !isExcluded(other)),
  );
  const found = (other: Overlap | undefined): FieldRefusal[] =>
    other ? [{ field: 'start_date', code: 'document/overlap', values: overlapValues(other) }] : [];
  return byHr
    ? { refusals: [], warnings: [...found(excluded), ...found(beside)] }
    : { refusals: found(excluded), warnings: found(beside) };
};

const isExcluded = ({ object_id }: Overlap): boolean => EXCLUDED.includes(identityOf(object_id)?.absence);
