import { addDays, type Day } from '../../../kernel/day.ts';

/** A doctor sees a patient again on the third day. */
const FIRST_VISIT_DAYS = 3;

/** The last day of absence that is known of an illness that goes on. */
export const knownLastDay = (start_date: Day, today: Day): Day => {
  const visit = addDays(start_date, FIRST_VISIT_DAYS - 1);
  return visit > today ? visit : today;
};
