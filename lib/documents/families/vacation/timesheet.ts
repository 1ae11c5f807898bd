import { dayKind } from '../../../calendar/calendar.ts';
import type { TimesheetCode } from '../../../timesheet/codes.data.ts';
import { askedDays, type InTimesheet, wholeDay } from '../../../timesheet/piece.ts';

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
 * Every day of it; a holiday inside a leave that does not count holidays is none of its days (labour code, article 120).
 * A type that the company has added is an annual leave where it takes from the limit of the year, else an unpaid one.
 */
export const timesheet: InTimesheet = {
  pieces: (record, facts) => {
    const { type, calendar } = facts;
    const isFree = type?.detail.limit_free === true;
    const code = CODES[type?.code ?? ''] ?? (isFree ? 'ДО' : 'ОТ');
    const skips = type?.detail.day_count === 'calendar_minus_holidays';
    return askedDays(record, facts)
      .filter((day) => !skips || dayKind(day, calendar) !== 'holiday')
      .map((day) => wholeDay(day, code));
  },
};
