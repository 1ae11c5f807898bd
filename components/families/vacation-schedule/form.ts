import { vacationSchedule } from '../../../lib/documents/families/vacation-schedule/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { OwnPlan } from './own-plan.tsx';

/** The days of a year that is planned begin with it, unless it has begun. */
const opens = ({ form: { values }, facts: { year_plan }, situation: { today } }: DocumentForm) => {
  const year = typeof values.period === 'number' ? values.period : year_plan?.opened;
  const first = year ? `${year}-01-01` : today;
  return first > today ? first : undefined;
};

export const form: FamilyForm = { family: vacationSchedule, Summary: OwnPlan, opens };
