import { vacationSchedule } from '../../../lib/documents/families/vacation-schedule/index.ts';
import type { FamilyForm } from '../slots.ts';
import { OwnPlan } from './own-plan.tsx';

export const form: FamilyForm = { family: vacationSchedule, Summary: OwnPlan };
