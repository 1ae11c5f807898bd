import { usualMinutes } from '../../../calendar/working-hours.ts';
import { askedDays, type InTimesheet, type Piece, wholeDay } from '../../../timesheet/piece.ts';
import { daysOff } from './rules.ts';

/**
 * Every day of a trip, days on the road and days off among them. Days off that are worked are the first of them, as many
 * as the trip says, and work on a day off beside the trip (labour code, article 153).
 */
export const timesheet: InTimesheet = {
  pieces: (record, facts) => {
    const worked = new Set(daysOff(record, facts).slice(0, Number(record.worked_days_off ?? 0)));
    return askedDays(record, facts).flatMap((date): Piece[] => [
      wholeDay(date, 'К'),
      ...(worked.has(date)
        ? [{ date, code: 'РВ' as const, day_minutes: usualMinutes(), night_minutes: 0 }]
        : []),
    ]);
  },
};
