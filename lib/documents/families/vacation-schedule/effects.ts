import { eq } from '../../../filter/filter.ts';
import type { FamilyEffects } from '../../effects.ts';

/**
 * A leave by the schedule begins with the notice: an agreed vacation is made from the entry, once, unless there is a live
 * one already. The notice stands where none can be made: it is owed by law.
 */
export const effects: FamilyEffects = {
  touches: ({ id }) => (id === null ? [] : [{ object_id: 'vacation', filter: eq('plan_id', id) }]),
  follow: (step, { id, employee_id, start_date, end_date, days, period }, { document_type, touched }) =>
    step.reject || step.next_status_id !== 'notified' || touched.some(isLive)
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
        ],
};

const isLive = ({ status_id }: { readonly status_id: string }): boolean =>
  status_id !== 'declined' && status_id !== 'empty';
