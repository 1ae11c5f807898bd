import { CODES, type TimesheetCode } from '../../lib/timesheet/codes.data.ts';

const LEAVE = 'bg-abs-vacation text-on-abs-vacation';
const TRIP = 'bg-abs-trip text-on-abs-trip';
const SICK = 'bg-abs-sick text-on-abs-sick';
const DAY_OFF = 'bg-abs-dayoff text-on-abs-dayoff';
const STUDY = 'bg-abs-study text-on-abs-study';
const OTHER = 'bg-abs-hidden text-on-abs-hidden';

const LOOKS: Partial<Record<TimesheetCode, string>> = {
  ОТ: LEAVE,
  ОД: LEAVE,
  К: TRIP,
  ПК: TRIP,
  ПМ: TRIP,
  Б: SICK,
  Т: SICK,
  ОВ: DAY_OFF,
  НВ: DAY_OFF,
  У: STUDY,
  УВ: STUDY,
  УД: STUDY,
};

/** The ground of a code: absences have their colours, work has none, a day off is that of the calendar. */
export const codeLook = (code: TimesheetCode): string => {
  const { kind } = CODES[code];
  if (kind === 'off') return 'bg-day-weekend text-on-day-weekend';
  return kind === 'work' ? '' : (LOOKS[code] ?? OTHER);
};
