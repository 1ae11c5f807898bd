import { eq } from '../../../filter/filter.ts';
import type { Step } from '../../../workflow/step.ts';
import type { FamilyEffects, Tell, TouchedDocument } from '../../effects.ts';
import { TOLD_STATUSES } from './plan.ts';

/**
 * The notice makes an agreed vacation from the entry, once, unless there is a live one. If none can be made, the notice
 * stands, for the law requires it: hr is notified, and later steps of hr try again, unless a leave was made and turned
 * down.
 */
export const effects: FamilyEffects = {
  touches: ({ id }) => (id === null ? [] : [{ object_id: 'vacation', filter: eq('plan_id', id) }]),
  follow: (step, { id, employee_id, start_date, end_date, days, period }, { document_type, touched }) =>
    !makesLeave(step, touched)
      ? []
      : [
          {
            kind: 'make',
            object_id: 'vacation',
            name: 'leave',
            employee_id,
            document_type,
            values: { type: 'none', start_date, end_date, days, period, plan_id: id },
            step: { business_role: 'hr', status_id: 'prepared', next_status_id: 'agreed' },
            may_fail: true,
          },
          ...(id !== null && isNotice(step) ? [notMade(id)] : []),
        ],
};

const isNotice = ({ next_status_id }: Step): boolean => next_status_id === 'notified';

const makesLeave = (step: Step, touched: readonly TouchedDocument[]): boolean => {
  if (step.reject) return false;
  if (isNotice(step)) return !touched.some(isLive);
  return step.business_role === 'hr' && TOLD_STATUSES.includes(step.next_status_id) && touched.length === 0;
};

const notMade = (about: number): Tell => ({
  kind: 'tell',
  code: 'vacation_schedule.not_made',
  about,
  to: 'hr',
  unless: 'leave',
});

const isLive = ({ status_id }: { readonly status_id: string }): boolean =>
  status_id !== 'declined' && status_id !== 'empty';
