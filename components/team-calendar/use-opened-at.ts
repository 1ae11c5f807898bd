'use client';
import { type RefObject, useEffect } from 'react';
import { partAt } from '../../lib/board/axis.ts';
import { dayAxis, type Period } from '../../lib/board/scale.ts';
import { type Day, daysBetween } from '../../lib/kernel/day.ts';

/** Where days are wider than the screen, a period opens with today in the middle; one that today is not of, at its beginning. */
export const useOpenedAt = (
  table: RefObject<HTMLTableElement | null>,
  { first, last }: Period,
  today: Day,
): void => {
  useEffect(() => {
    const region = table.current?.parentElement;
    const days = table.current?.querySelector('td');
    if (!region || !days) return;
    const isIn = first <= today && today <= last;
    const part = isIn ? partAt(dayAxis({ first, last }), daysBetween(first, today) + 0.5) : 0;
    region.scrollLeft = part * days.clientWidth - (region.clientWidth - days.offsetLeft) / 2;
  }, [table, first, last, today]);
};
