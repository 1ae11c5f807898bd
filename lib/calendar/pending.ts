import { type Day, stretchesOf } from '../kernel/day.ts';
import type { EntryType } from './calendar.ts';
import { type DayEdit, MARKINGS, type Marking, markingAt, plainest } from './day-edit.ts';

/** Days marked and not saved yet, each with its marking when it was first touched. */
export type Pending = ReadonlyMap<Day, DayEdit>;

type Marked = ReadonlyMap<Day, EntryType>;

/**
 * Adds days to those pending; one marked back to what it was is no longer pending. `base` is the calendar of all, where
 * an organization marks its own days.
 */
export const markedAnew = (
  pending: Pending,
  marked: Marked,
  days: Iterable<Pick<DayEdit, 'day' | 'type'>>,
  base?: Marked,
): Pending => {
  const next = new Map(pending);
  for (const { day, type } of days) {
    const was = pending.get(day)?.was ?? markingAt(marked, day);
    const asked = plainest(day, type, base);
    if (asked === was || type === was) next.delete(day);
    else next.set(day, { day, type: asked, was });
  }
  return next;
};

/** Days still to be saved, without those stored so meanwhile. */
export const stillPending = (pending: Pending, marked: Marked): Pending =>
  new Map([...pending].filter(([day, { type }]) => markingAt(marked, day) !== type));

/** The same days as seen now: changes by others are no surprise any more. */
export const seenAnew = (pending: Pending, marked: Marked): Pending =>
  new Map([...pending].map(([day, edit]) => [day, { ...edit, was: markingAt(marked, day) }]));

/** The pending days by what they become, as the stretches they make. */
export const byMarking = (
  days: Iterable<Pick<DayEdit, 'day' | 'type'>>,
): { readonly type: Marking; readonly stretches: readonly { first: Day; last: Day }[] }[] => {
  const all = [...days];
  return MARKINGS.flatMap((type) => {
    const of = all.filter((each) => each.type === type).map(({ day }) => day);
    return of.length > 0 ? [{ type, stretches: stretchesOf(of) }] : [];
  });
};
