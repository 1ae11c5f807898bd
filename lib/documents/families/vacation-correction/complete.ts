import { countRuleOf } from '../../../calendar/count-rule.ts';
import { lengthOf } from '../../../calendar/day-count.ts';
import { yearOf } from '../../../kernel/day.ts';
import { type ParentRef, parentsOf, parentsText } from '../../../leave/parents.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { CorrectedLeave, Correction } from '../../facts/leave-facts.ts';
import type { FamilyInput } from '../../family.ts';
import type { RuleFacts } from '../../record.ts';
import { divided, restOf } from './taken.ts';

/**
 * The extra transform of a correction (AMB-106), on every save and once more before it is sent; done again it changes
 * nothing. What cannot be read, is not the person's own or is past taking stays as it is: the rules refuse it.
 */
export const complete: NonNullable<FamilyInput['complete']> = (record, facts) => {
  const refs = parentsOf(record.replaced_vacation_ids);
  const { correction } = facts;
  if (!refs || !correction) return { type: 'correction' };
  const leaves = refs.flatMap(({ id }) => correction.leaves.find((leave) => leave.id === id) ?? []);
  const first = leaves[0];
  if (!first || leaves.length < refs.length)
    return {
      type: 'correction',
      ground: groundOf(record, leaves, facts),
      replaced_vacation_ids: parentsText(refs),
    };
  const filled = filledFrom(first, record, facts);
  const whole: DocumentRecord = { ...record, ...filled };
  return {
    ...filled,
    type: 'correction',
    ground: groundOf(record, leaves, facts),
    changes: leaves.map(({ number }) => number).join(', '),
    replaced_vacation_ids: parentsText(dividedAmong(whole.days, refs, correction)),
  };
};

/** Type and year, from the first of its leaves when absent; days that follow from the type are counted by it. */
const filledFrom = (
  { type, period, start_date: began }: CorrectedLeave,
  { document_type_id, start_date, end_date, period: own, days }: DocumentRecord,
  { parameters, calendar }: RuleFacts,
) => {
  const typed = document_type_id === null && type?.id ? type : undefined;
  const rule = countRuleOf({ object_id: 'vacation_correction', document_type: typed ?? null }, parameters);
  return {
    ...(typed ? { document_type_id: typed.id } : {}),
    ...(typed && start_date && end_date && end_date >= start_date
      ? { days: lengthOf(start_date, end_date, rule, calendar) }
      : { days }),
    ...(own === null || own === undefined ? { period: period ?? (began ? yearOf(began) : null) } : {}),
  };
};

const dividedAmong = (
  days: number | null,
  refs: readonly ParentRef[],
  { leaves, parts }: Correction,
): readonly ParentRef[] => {
  const sources = refs.flatMap((ref) => {
    const leave = leaves.find(({ id }) => id === ref.id);
    return leave ? [{ ...ref, whole: leave.days, rest: restOf(leave, parts) }] : [];
  });
  const isPast = sources.some(({ rest, days: asked }) => rest < 1 || (asked ?? 1) > rest);
  return days === null || days < refs.length || isPast ? refs : divided(days, sources);
};

/** Illness and recall stay. A change of a begun leave by anyone but its person is a recall. */
const groundOf = (
  { ground, creator_id, employee_id }: DocumentRecord,
  leaves: readonly CorrectedLeave[],
  { today, byOwner }: RuleFacts,
): string => {
  if (ground === 'illness' || ground === 'recall') return ground;
  const isOwn = typeof creator_id === 'number' ? creator_id === employee_id : byOwner === true;
  return !isOwn && leaves.some((leave) => hasBegun(leave, today)) ? 'recall' : 'request';
};

const hasBegun = ({ start_date, end_date }: CorrectedLeave, today: string): boolean =>
  start_date !== null && end_date !== null && start_date <= today && today <= end_date;
