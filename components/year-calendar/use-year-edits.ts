'use client';
import { useMemo, useState } from 'react';
import type { EntryType } from '../../lib/calendar/calendar.ts';
import { type DayEdit, overtaken } from '../../lib/calendar/day-edit.ts';
import { markedAnew, type Pending, seenAnew, stillPending } from '../../lib/calendar/pending.ts';
import type { Day } from '../../lib/kernel/day.ts';

interface Held {
  readonly past: readonly Pending[];
  readonly now: Pending;
  readonly future: readonly Pending[];
}

const NOTHING: Held = { past: [], now: new Map(), future: [] };

/**
 * Days marked and not saved yet, over the calendar as it is stored now; each step can be taken back and done again.
 * `base` is the calendar of all, where an organization marks its own days.
 */
export const useYearEdits = (
  marked: ReadonlyMap<Day, EntryType>,
  base: ReadonlyMap<Day, EntryType> | undefined,
) => {
  const [{ past, now, future }, hold] = useState<Held>(NOTHING);
  const pending = useMemo(() => stillPending(now, marked), [now, marked]);
  const surprises = overtaken(pending.values(), marked);
  const put = (next: Pending) => {
    if (!isSame(next, now)) hold({ past: [...past, now], now: next, future: [] });
  };
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    pending,
    /** Days another user has marked otherwise since they were touched here. */
    surprises,
    mark: (days: Iterable<Pick<DayEdit, 'day' | 'type'>>) => put(markedAnew(now, marked, days, base)),
    keepMine: () => put(seenAnew(now, marked)),
    takeTheirs: () => {
      const theirs = new Set(surprises.map(({ day }) => day));
      put(new Map([...now].filter(([day]) => !theirs.has(day))));
    },
    undo: before && (() => hold({ past: past.slice(0, -1), now: before, future: [...future, now] })),
    redo: after && (() => hold({ past: [...past, now], now: after, future: future.slice(0, -1) })),
    clear: () => hold(NOTHING),
  };
};

export type YearEdits = ReturnType<typeof useYearEdits>;

const isSame = (one: Pending, other: Pending): boolean =>
  one.size === other.size &&
  [...one].every(([day, { type, was }]) => {
    const twin = other.get(day);
    return twin?.type === type && twin.was === was;
  });
