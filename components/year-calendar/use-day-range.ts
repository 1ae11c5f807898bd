'use client';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Day, eachDay } from '../../lib/kernel/day.ts';
import type { DayRange } from '../board/range-pick.ts';

/** A stretch of days from where it was begun to where it was drawn. */
interface Drawn {
  readonly from: Day;
  readonly to: Day;
  /** Begun by a tap or a key: the next one ends it. */
  readonly open: boolean;
}

/** Days chosen by drawing over them, by two taps, or by Shift and arrows. */
export const useDayRange = () => {
  const [drawn, draw] = useState<Drawn | null>(null);
  const dragging = useRef(false);
  const byMouse = useRef(false);
  useEffect(() => {
    const stop = () => {
      dragging.current = false;
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);
  const extend = (from: Day, to: Day) => draw({ from: drawn?.from ?? from, to, open: false });
  const [start = null, end = null] = drawn ? [drawn.from, drawn.to].toSorted() : [];
  const range: DayRange = { start, end };
  return {
    range,
    days: range.start && range.end ? eachDay(range.start, range.end) : [],
    extend,
    clear: () => draw(null),
    onPointerDown: (event: PointerEvent) => {
      byMouse.current = event.pointerType === 'mouse' && event.button === 0;
      const day = dayAt(event.target);
      if (!byMouse.current || !day) return;
      dragging.current = true;
      if (event.shiftKey) extend(day, day);
      else draw({ from: day, to: day, open: false });
    },
    onHover: (day: Day | null) => {
      if (dragging.current && day && drawn && day !== drawn.to) draw({ ...drawn, to: day });
    },
    /** The click of a mouse follows the drawing that it ended. */
    onPick: (day: Day) => {
      if (!byMouse.current)
        draw(drawn?.open ? { ...drawn, to: day, open: false } : { from: day, to: day, open: true });
      byMouse.current = false;
    },
  };
};

export type DrawnDays = ReturnType<typeof useDayRange>;

/** The day of a grid that an event happened on. */
export const dayAt = (target: EventTarget): Day | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
