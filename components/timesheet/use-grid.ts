'use client';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { codeLetter } from '../../lib/timesheet/typed-codes.ts';
import { type GridPlace, placeAfter } from './grid-place.ts';

interface GridOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** Brings a row into sight. */
  readonly show: (row: number) => void;
  /** Goes to another month: -1 the one before. */
  readonly onMonth: (by: 1 | -1) => void;
  /** Whether letters write into a cell. */
  readonly isWritten: (place: GridPlace) => boolean;
}

/** A cell with the text being typed into it. */
export interface Typing {
  readonly place: GridPlace;
  readonly text: string;
}

/**
 * The keys of the grid: arrows, Home and End walk the cells, PgUp and PgDn the months, Enter opens a cell, letters of a code
 * are written into it. One cell is in the tab order.
 */
export const useGrid = ({ region, rows, columns, show, onMonth, isWritten }: GridOptions) => {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const [open, setOpen] = useState<GridPlace | undefined>();
  const [typing, setTyping] = useState<Typing | undefined>();
  const wanted = useRef(false);
  const place = {
    row: Math.min(active.row, Math.max(0, rows - 1)),
    column: Math.min(active.column, columns - 1),
  };

  const focus = useCallback(() => {
    wanted.current = true;
  }, []);
  useEffect(() => {
    if (!wanted.current) return;
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${place.row}.${place.column}"]`);
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (next: GridPlace): void => {
    show(next.row);
    setActive(next);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      focus();
      onMonth(event.key === 'PageUp' ? -1 : 1);
      return;
    }
    const next = placeAfter(event.key, place, { rows, columns });
    if (next) {
      event.preventDefault();
      go(next);
      return;
    }
    const letter = codeLetter(event.key);
    if (letter === undefined || !isWritten(place)) return;
    event.preventDefault();
    event.stopPropagation();
    setTyping({ place, text: letter });
  };
  const stopTyping = (): void => {
    setTyping(undefined);
    focus();
  };
  return { active: place, setActive, open, setOpen, typing, setTyping, stopTyping, onKeyDown };
};

export type Grid = ReturnType<typeof useGrid>;
