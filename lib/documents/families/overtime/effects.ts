import { and, eq } from '../../../filter/filter.ts';
import { isDay } from '../../../kernel/day.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { isOn } from '../../../workflow/flag.ts';
import type { Step } from '../../../workflow/step.ts';
import type { Effect, EffectFacts, FamilyEffects, TouchedDocument } from '../../effects.ts';

const DAYOFF = 'dayoff';

/** Ids between `;`. */
const names = (ids: unknown, id: number): boolean =>
  String(ids ?? '')
    .split(';')
    .some((each) => each.trim() === String(id));

/** The day off that overtime has earned, where there is one that was not declined. */
const earned = ({ id }: DocumentRecord, { touched }: EffectFacts): TouchedDocument | undefined =>
  id === null
    ? undefined
    : touched.find(({ record, status_id }) => status_id !== 'declined' && names(record.overtime_ids, id));

/**
 * A day off is made once for its overtime, and agreed with it: neither keeps the overtime from moving (AMB-119,
 * AMB-120). Confirming is consent to work on a day off; hours in fact are those of the plan unless entered.
 */
export const effects: FamilyEffects = {
  touches: ({ id, employee_id, compensation_type }) =>
    id !== null && compensation_type === DAYOFF
      ? [
          {
            object_id: 'absence',
            filter: and(eq('employee_id', employee_id), {
              field: 'overtime_ids',
              like: `%${id}%`,
              ci: false,
            }),
          },
        ]
      : [],
  follow: (step, record, facts) => {
    if (step.reject || record.id === null) return [];
    return [
      ...consented(step, record, record.id),
      ...worked(step, record, record.id),
      ...(record.compensation_type === DAYOFF ? dayoff(step, record, record.id, facts) : []),
    ];
  },
};

const consented = (step: Step, record: DocumentRecord, document: number): Effect[] =>
  step.business_role === 'employee' &&
  step.next_status_id === 'confirmed' &&
  record.on_holiday === true &&
  record.holiday_agreed !== true
    ? [{ kind: 'mark', document, values: { holiday_agreed: true } }]
    : [];

const worked = (step: Step, record: DocumentRecord, document: number): Effect[] =>
  step.status_id === 'approved' &&
  step.next_status_id === 'processed' &&
  ((record.time_shift_fact_day_hours ?? null) === null ||
    (record.time_shift_fact_night_hours ?? null) === null)
    ? [
        {
          kind: 'mark',
          document,
          values: {
            time_shift_fact_day_hours: record.time_shift_fact_day_hours ?? record.time_shift_plan_day_hours,
            time_shift_fact_night_hours:
              record.time_shift_fact_night_hours ?? record.time_shift_plan_night_hours,
          },
        },
      ]
    : [];

const dayoff = (step: Step, record: DocumentRecord, id: number, facts: EffectFacts): Effect[] => {
  const kept = earned(record, facts);
  const made = kept || !isOn(step.detail.create_dayoff) ? [] : make(record, id, facts);
  const about = kept?.id ?? { made: DAYOFF };
  const isThere = kept !== undefined || made.length > 0;
  const isWaiting = kept === undefined || !DECIDED.includes(kept.status_id);
  const agreed: Effect[] =
    isOn(step.detail.dayoff_agreed) && isThere && isWaiting
      ? [
          {
            kind: 'move',
            document: about,
            step: { business_role: 'manager', status_id: 'prepared', next_status_id: 'agreed' },
            may_fail: true,
            fails_as: 'absence_not_moved',
          },
        ]
      : [];
  return made.length + agreed.length > 0
    ? [...made, ...agreed, { kind: 'tell', code: 'dayoff_added', about, to: 'mover' }]
    : [];
};

/** Statuses of a day off that is agreed already. */
const DECIDED: readonly string[] = ['agreed', 'processed'];

const make = (record: DocumentRecord, id: number, { today }: EffectFacts): Effect[] =>
  isDay(record.dayoff_date)
    ? [
        {
          kind: 'make',
          object_id: 'absence',
          name: DAYOFF,
          employee_id: record.employee_id,
          document_type: DAYOFF,
          values: {
            start_date: record.dayoff_date,
            end_date: record.dayoff_date,
            days: 1,
            date: today,
            overtime_ids: String(id),
          },
          step: { business_role: 'employee', status_id: 'draft' },
          may_fail: true,
          fails_as: 'absence_not_made',
        },
      ]
    : [];
