import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts';

/** Days of notice of a resignation, counted from the day after the statement (labour code, article 80). */
const NOTICE_DAYS = 14;

/** The notice of a resignation: from the day after the statement to the last day of work. */
export interface Notice {
  readonly stated: Day;
  readonly last: Day;
  /** The first last day that gives the notice of the law. */
  readonly first: Day;
  /** Days of notice the law asks for, those there are, and those that are missing; no fewer than none. */
  readonly notice: number;
  readonly given: number;
  readonly lacking: number;
}

/** The notice that a statement gives; undefined while it names no days. */
export const noticeOf = (record: Readonly<Record<string, unknown>>): Notice | undefined => {
  const { statement_date: stated, dismissal_date: last } = record;
  if (!isDay(stated) || !isDay(last)) return undefined;
  const given = daysBetween(stated, last);
  return {
    stated,
    last,
    first: addDays(stated, NOTICE_DAYS),
    notice: NOTICE_DAYS,
    given,
    lacking: Math.max(0, NOTICE_DAYS - given),
  };
};

/** The notice that a warning of it tells by its values; undefined for any other warning. */
export const noticeWarned = (values: Readonly<Record<string, unknown>> | undefined): Notice | undefined => {
  const { first, given } = values ?? {};
  if (!isDay(first) || typeof given !== 'number') return undefined;
  const stated = addDays(first, -NOTICE_DAYS);
  return noticeOf({ statement_date: stated, dismissal_date: addDays(stated, given) });
};
