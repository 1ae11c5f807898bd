import { always, code, day, decimal, flag, text, time } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';

/** What was worked is compensated by pay, or by a day off (article 152). */
export const COMPENSATIONS = ['money', 'dayoff'] as const;

/** What the hours of the plan follow from. */
export const PLAN: readonly string[] = ['start_date', 'time_from', 'time_to', 'hour_preset', 'shift_code'];

/** Hours that were worked, and why they differ from the plan: written beside what was agreed. */
export const FACT: readonly string[] = [
  'time_shift_fact_day_hours',
  'time_shift_fact_night_hours',
  'time_shift_fact_comments',
  'time_shift_fact_comments_eng',
];

/** What overtime says beyond the common fields (AMB-129). Hours are decimals; those of the plan are counted from the times. */
export const fields: Fields = {
  time_from: time({ ...IN_DOCUMENT, ...always, nullable: true, example: '18:00' }),
  /** On the next day where it is no later than `time_from`. */
  time_to: time({ ...IN_DOCUMENT, ...always, nullable: true, example: '20:00' }),
  /** Codes of the dictionaries of hours; '' where the times were typed. */
  hour_preset: code(60, { ...always, example: 'other' }),
  shift_code: code(60, { ...always, example: '' }),
  /** Day and night of the plan together. */
  hours: decimal({ ...IN_DOCUMENT, nullable: true }),
  time_shift_plan_day_hours: decimal({ nullable: true }),
  time_shift_plan_night_hours: decimal({ nullable: true }),
  break_hours: decimal({ nullable: true }),
  /** Which hours the break is taken from: day, night, or the time it begins at. */
  break_taken: code(5),
  on_holiday: flag(),
  holiday_agreed: flag(always),
  /** A code of the dictionary of reasons, and what that called it. */
  reason: code(60, { ...always, example: 'production_necessity' }),
  reason_name: text(200),
  reason_name_eng: text(200),
  compensation_type: code(20, { ...always, nullable: true, values: COMPENSATIONS }),
  dayoff_date: day({ ...always, nullable: true }),
  time_shift_fact_day_hours: decimal({ ...always, nullable: true, example: '1.5' }),
  time_shift_fact_night_hours: decimal({ ...always, nullable: true, example: '0' }),
  time_shift_fact_comments: text(1000, always),
  time_shift_fact_comments_eng: text(1000, always),
  /** The same for all documents that were prepared at once. */
  master_id: code(36),
};

export const form: FormInput = {
  sections: [
    {
      key: 'when',
      controls: ['start_date', 'time_from', 'time_to', 'hour_preset', 'shift_code', 'holiday_agreed'],
    },
    { key: 'why', controls: ['reason', 'compensation_type', 'dayoff_date'] },
    { key: 'fact', controls: [...FACT] },
  ],
  attachments: true,
};
