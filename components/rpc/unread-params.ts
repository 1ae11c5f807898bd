import { subDays } from 'date-fns/subDays';
import { utc } from '../../lib/kernel/utc.ts';

export const UNREAD_KEY = ['view', 'message', 'unread'] as const;

/** Days the count of the first batch looks back: the default of the parameter. */
export const UNREAD_DAYS = 90;

/** Unread is what was not opened within the last N days, to the moment; a window under one day means 90 (AMB-046). */
export const unreadFilter = (days: number, now: number): string =>
  `read_date is null and create_date >= '${subDays(now, days >= 1 ? days : UNREAD_DAYS, { in: utc }).toISOString()}'`;

/** What counts the unread messages. */
export const unreadParams = (days: number, now: number): Record<string, unknown> => ({
  object: 'message',
  filter: unreadFilter(days, now),
  select: 'id',
  rowsPerPage: 1,
});
