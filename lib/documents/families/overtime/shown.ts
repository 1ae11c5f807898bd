import { flagOf, type Parameters } from '../../../settings/read.ts';
import { COMPENSATIONS } from './fields.ts';

/** What of a document decides about what its form shows. */
interface Chosen {
  readonly compensation_type?: unknown;
  readonly shift_code?: unknown;
}

/** Compensations to choose from: a day off where the company offers it, or where the document has it already (AMB-119). */
export const offeredCompensations = (
  parameters: Parameters,
  { compensation_type }: Chosen,
): readonly (typeof COMPENSATIONS)[number][] =>
  COMPENSATIONS.filter(
    (each) => each !== 'dayoff' || compensation_type === 'dayoff' || flagOf(parameters, 'overtime_dayoff'),
  );

/** Whether shifts are chosen from: where the company shows them, or where the document has one already (AMB-169). */
export const showsShifts = (parameters: Parameters, { shift_code }: Chosen): boolean =>
  flagOf(parameters, 'overtime_shift_block_visible') || Boolean(shift_code);

/** Whether the hours of the plan stand in the form as fields (AMB-169). */
export const showsPlan = (parameters: Parameters): boolean => flagOf(parameters, 'planning_time_visible');
