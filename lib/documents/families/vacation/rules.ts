import { vacationChecks } from '../../../vacation/checks.ts';
import type { FamilyInput } from '../../family.ts';

/** Nothing beyond the period, which every family's save completes and checks. */
export const shape: FamilyInput['shape'] = () => [];

/** The checks of a vacation that is sent (AMB-096), in their order. */
export const rules: FamilyInput['rules'] = (record, facts) => vacationChecks(record, facts);
