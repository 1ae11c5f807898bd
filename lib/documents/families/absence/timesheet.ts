import { isCountable } from '../../../calendar/calendar.ts';
import { isClockTime, minutesOf } from '../../../kernel/clock-time.ts';
import { askedDays, type InTimesheet, wholeDay } from '../../../timesheet/piece.ts';

/** Types that are not paid; a day off in lieu, a check-up and a donor's day are (labour code, 153, 185.1, 186). */
const UNPAID: readonly string[] = ['personal'];

/** Its working days; a part of one leaves the rest to work. */
export const timesheet: InTimesheet = {
  pieces: (record, facts) => {
    const code = UNPAID.includes(facts.type?.code ?? '') ? 'НВ' : 'ОВ';
    const { time_from: from, time_to: to } = record;
    return askedDays(record, facts)
      .filter((day) => isCountable(day, facts.calendar))
      .map((day) =>
        isClockTime(from) && isClockTime(to) && from < to
          ? { ...wholeDay(day, code), day_minutes: minutesOf(to) - minutesOf(from), from, to }
          : wholeDay(day, code),
      );
  },
};
