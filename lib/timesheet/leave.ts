import { dayKind } from '../calendar/calendar.ts';
import { minutesTaken } from '../leave/hours.ts';
import type { TimesheetCode } from './codes.data.ts';
import { askedDays, type InTimesheet, wholeDay } from './piece.ts';

const CODES: Readonly<Record<string, TimesheetCode>> = {
  annual: 'ОТ',
  additional: 'ОД',
  study: 'У',
  unpaid: 'ДО',
  unpaid_by_law: 'ОЗ',
  maternity: 'Р',
  childcare: 'ОЖ',
};

/**
 * Every day of a leave, of whatever family; a holiday inside one that does not count holidays is none of its days (labour
 * code, article 120). A type that the company has added is an annual leave where it takes from the limit of the year, else
 * an unpaid one. Hours of one leave the rest of it to work.
 */
export const leaveInTimesheet: InTimesheet = {
  pieces: (record, facts) => {
    const { type, calendar } = facts;
    const isFree = type?.detail.limit_free === true;
    const code = CODES[type?.code ?? ''] ?? (isFree ? 'ДО' : 'ОТ');
    const skips = type?.detail.day_count === 'calendar_minus_holidays';
    return askedDays(record, facts)
      .filter((day) => !skips || dayKind(day, calendar) !== 'holiday')
      .map((day) => ({ ...wholeDay(day, code), day_minutes: minutesTaken(record.hours) }));
  },
};
