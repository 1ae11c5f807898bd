import { flagOf, type Parameters } from '../../../settings/read.ts';
import { COMPENSATIONS } from './fields.ts';

/** Compensations to choose from: a day off where the company offers it, or where it is chosen already (AMB-119). */
export const offeredCompensations = (
  parameters: Parameters,
  chosen: unknown,
): readonly (typeof COMPENSATIONS)[number][] =>
  COMPENSATIONS.filter(
    (each) => each !== 'dayoff' || chosen === 'dayoff' || flagOf(parameters, 'overtime_dayoff'),
  );

/** Whether shifts are chosen from: where the company shows them, or where one is chosen already (AMB-169). */
export const showsShifts = (parameters: Parameters, chosen: unknown): boolean =>
  flagOf(parameters, 'overtime_shift_block_visible') || Boolean(chosen);

/** Whether the hours of the plan stand in the form as fields (AMB-169). */
export const showsPlan = (parameters: Parameters): boolean => flagOf(parameters, 'planning_time_visible');
