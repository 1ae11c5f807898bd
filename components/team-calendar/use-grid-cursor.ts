'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { type Cursor, cursorBy, dayAt, type Period, type Span } from '../../lib/team-calendar/team-grid.ts';

interface Grid {
  readonly rows: number;
  readonly period: Period;
  readonly span: Span;
  readonly today: Day;
  /** Shows the period of a day that lies outside. */
  readonly onLeave: (day: Day) => void;
}

/** The cell the keyboard is at: the one stop of the grid in the order of Tab. Whether it is open, and how it moves. */
export const useGridCursor = (grid: Grid) => {
  const { rows, period, today } = grid;
  const [asked, setCursor] = useState<Cursor>({ row: 0, day: today });
  const [open, setOpen] = useState(false);
  const cell = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const cursor = within(asked, rows, period);
  const latest = useRef(grid);
  useEffect(() => {
    latest.current = grid;
    if (!moved.current || !cell.current) return;
    moved.current = false;
    cell.current.focus({ preventScroll: true });
    cell.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = cursorBy(cursor, event, grid);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setOpen(false);
    setCursor(next);
    if (next.day < period.first || next.day > period.last) grid.onLeave(next.day);
  };
  /** A part of the width of a row was pressed: what holds on that day opens. */
  const onPress = useCallback((row: number, part: number) => {
    setCursor({ row, day: dayAt(latest.current.period, part) });
    setOpen(true);
  }, []);
  return { cursor, open, setOpen, cell, onKeyDown, onPress };
};

/** People may have gone and the period may have been left by other ways than the keyboard. */
const within = ({ row, day }: Cursor, rows: number, { first, last }: Period): Cursor => ({
  row: Math.min(row, Math.max(0, rows - 1)),
  day: day < first || day > last ? first : day,
});
