'use client';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { dayAt, type Period } from '../../lib/board/scale.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { type Cursor, type Span, teamWalk } from '../../lib/team-calendar/team-grid.ts';
import { useRoving } from '../board/use-roving.ts';

interface Grid {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly period: Period;
  readonly span: Span;
  readonly today: Day;
  /** Shows the period of a day that lies outside. */
  readonly onLeave: (day: Day) => void;
}

const addressOf = () => '[data-cursor]';

/** The cell the keyboard is at, whether it is open, and how it moves. */
export const useGridCursor = (grid: Grid) => {
  const { region, rows, period, today, onLeave } = grid;
  const [asked, setCursor] = useState<Cursor>({ row: 0, day: today });
  const [open, setOpen] = useState(false);
  const cursor = within(asked, rows, period);
  const latest = useRef(period);
  latest.current = period;
  const roving = useRoving({
    region,
    place: cursor,
    addressOf,
    walk: teamWalk(grid),
    onMove: (next) => {
      setOpen(false);
      setCursor(next);
      if (next.day < period.first || next.day > period.last) onLeave(next.day);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey) roving.onKeyDown(event);
  };
  /** A part of the width of a row was pressed: what holds on that day opens. */
  const onPress = useCallback((row: number, part: number) => {
    setCursor({ row, day: dayAt(latest.current, part) });
    setOpen(true);
  }, []);
  return { cursor, open, setOpen, onKeyDown, onPress };
};

/** People may have gone and the period may have been left by other ways than the keyboard. */
const within = ({ row, day }: Cursor, rows: number, { first, last }: Period): Cursor => ({
  row: Math.min(row, Math.max(0, rows - 1)),
  day: day < first || day > last ? first : day,
});
