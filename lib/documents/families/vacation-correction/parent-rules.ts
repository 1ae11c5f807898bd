import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { type ParentRef, parentsOf } from '../../../leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../leave/statuses.data.ts';
import { flagOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { CorrectedLeave, Correction } from '../../facts/leave-facts.ts';
import type { RuleFacts } from '../../record.ts';
import { restOf, spareOf, takenFrom } from './taken.ts';

const FIELD = 'replaced_vacation_ids';

const refused = (code: string, values?: FieldRefusal['values']): FieldRefusal => ({
  field: FIELD,
  code,
  ...(values ? { values } : {}),
});

/**
 * Why the leaves that a correction names are none it may stand for: the text cannot be read or names one twice, one is
 * not the person's own, is not agreed, is wholly replaced, or has fewer days than are asked. Undefined facts judge the
 * text alone.
 */
export const parentRefusals = (
  record: DocumentRecord,
  { correction }: Pick<RuleFacts, 'correction'>,
): FieldRefusal[] => {
  const refs = parentsOf(record[FIELD]);
  if (!refs) return [refused('vacation_correction/parents-unreadable')];
  if (!correction) return [];
  if (refs.length > Number(record.days ?? refs.length))
    return [refused('vacation_correction/parents-more-than-days')];
  return refs.flatMap((ref) => leaveRefusals(ref, correction)).slice(0, 1);
};

const leaveRefusals = ({ id, days }: ParentRef, { leaves, parts }: Correction): FieldRefusal[] => {
  const leave = leaves.find((each) => each.id === id);
  if (!leave) return [refused('vacation_correction/foreign-parent')];
  const number = leave.number || 'none';
  if (!CORRECTED_STATUSES.includes(leave.status_id))
    return [refused('vacation_correction/parent-not-agreed', { number })];
  const rest = restOf(leave, parts);
  if (rest < 1) return [refused('vacation_correction/parent-replaced', { number })];
  return days !== undefined && days > rest
    ? [refused('vacation_correction/parent-days', { number, days, rest })]
    : [];
};

/** Days that others have taken, or are about to: several corrections of one leave never take more than it has. */
export const takenRefusals = (
  record: DocumentRecord,
  { correction, parameters }: Pick<RuleFacts, 'correction' | 'parameters'>,
  isSent: boolean,
): FieldRefusal[] => {
  if (!correction) return [];
  const { leaves, parts } = correction;
  const together = flagOf(parameters, 'vacation_correction');
  const left = (leave: CorrectedLeave): number =>
    isSent ? spareOf(leave, parts, together) : restOf(leave, parts);
  const over = leaves.find((leave) => takenFrom(leave, { parents: text(record) }) > left(leave));
  return over
    ? [
        refused('vacation_correction/parent-taken', {
          number: over.number || 'none',
          days: takenFrom(over, { parents: text(record) }),
          rest: Math.max(0, left(over)),
        }),
      ]
    : [];
};

const text = (record: DocumentRecord): string => String(record[FIELD] ?? '');
