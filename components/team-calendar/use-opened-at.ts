'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { type Day, daysBetween } from '../../lib/kernel/day.ts';
import type { Period } from '../../lib/team-calendar/team-grid.ts';

/** Where days are wider than the screen, a period opens with today in the middle; one that today is not of, at its beginning. */
export const useOpenedAt = ({ first, last }: Period, today: Day): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const region = table.current?.parentElement;
    const days = table.current?.querySelector('td');
    if (!region || !days) return;
    const isIn = first <= today && today <= last;
    const part = isIn ? (daysBetween(first, today) + 0.5) / (daysBetween(first, last) + 1) : 0;
    region.scrollLeft = part * days.clientWidth - (region.clientWidth - days.offsetLeft) / 2;
  }, [first, last, today]);
  return table;
};
