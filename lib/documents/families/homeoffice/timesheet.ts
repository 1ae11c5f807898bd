import { type InTimesheet, wholeDay } from '../../../timesheet/piece.ts';
import { planOf } from './plan.ts';

/** Days at home are days of work like any other. */
export const timesheet: InTimesheet = {
  pieces: (record, { first, last }) =>
    planOf(record).flatMap(({ day, place }) =>
      day !== null && place === 'home' && first <= day && day <= last ? [wholeDay(day, 'Я')] : [],
    ),
};
