import { addDays, addMonths, type Day, weekday } from '../../lib/kernel/day.ts';

/**
 * The day a key leads to in a day grid: arrows by day and week, Home and End within the week, PgUp and PgDn by
 * month, T today (by physical key, so a Russian layout works too). Undefined for any other key.
 */
export const dayByKey = (day: Day, key: { key: string; code: string }, today: Day): Day | undefined => {
  if (key.code === 'KeyT') return today;
  switch (key.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekday(day));
    case 'End':
      return addDays(day, 7 - weekday(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
};
