import { SPOKEN_FOR_STATUSES } from '../../../leave/statuses.data.ts';
import type { FamilyInput } from '../../family.ts';
import { vacationAdvice } from '../../leave/advice.ts';
import { vacationChecks } from '../../leave/checks.ts';
import { countingIn, periodShape, recounted } from '../../leave/rules.ts';
import { hoursRefusals } from './hours.ts';

export const shape: NonNullable<FamilyInput['shape']> = (record, facts, given) => [
  ...periodShape(record, facts, given),
  ...hoursRefusals(record, facts, given),
];

/**
 * Checks of a vacation that is sent (AMB-096), in order; its days are recounted when nothing else stands. Advice of the
 * law (labour code, articles 123 and 125) is a warning.
 */
export const check: NonNullable<FamilyInput['check']> = (record, facts) => {
  const refused = vacationChecks(record, facts);
  const { start_date, end_date, days } = record;
  return {
    refusals: refused.length > 0 ? refused : recounted(record, facts),
    warnings:
      start_date === null || end_date === null || days === null
        ? []
        : vacationAdvice({ ...record, start_date, end_date, days }, facts),
  };
};

/** From the manager's word on a leave takes from the balance. */
export const counting = countingIn(SPOKEN_FOR_STATUSES);
