'use client';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Cell, cellWalk } from '../../lib/board/walks.ts';
import { codeLetter } from '../../lib/timesheet/typed-codes.ts';
import { useRoving } from '../board/use-roving.ts';

interface GridOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** Brings a row into sight. */
  readonly show: (row: number) => void;
  /** Goes to another month: -1 the one before. */
  readonly onMonth: (by: 1 | -1) => void;
  /** Whether letters write into a cell. */
  readonly isWritten: (place: Cell) => boolean;
}

/** A cell with the text being typed into it. */
interface Typing {
  readonly place: Cell;
  readonly text: string;
}

const isSame = (one: Cell | undefined, other: Cell): boolean =>
  one?.row === other.row && one.column === other.column;

const addressOf = ({ row, column }: Cell): string => `[data-cell="${row}.${column}"]`;

/**
 * The keys of the grid: arrows, Home and End walk the cells, PgUp and PgDn the months, Enter opens a cell, letters of a code
 * are written into it.
 */
export const useGrid = ({ region, rows, columns, show, onMonth, isWritten }: GridOptions) => {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [open, setOpen] = useState<Cell | undefined>();
  const [typing, setTyping] = useState<Typing | undefined>();
  const place = {
    row: Math.min(active.row, Math.max(0, rows - 1)),
    column: Math.min(active.column, columns - 1),
  };
  const roving = useRoving({
    region,
    place,
    addressOf,
    walk: cellWalk(rows, columns),
    onMove: (to, move) => {
      if (move === 'before' || move === 'after') return onMonth(move === 'before' ? -1 : 1);
      show(to.row);
      setActive(to);
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (roving.onKeyDown(event)) return;
    const letter = codeLetter(event.key);
    if (letter === undefined || !isWritten(place)) return;
    event.preventDefault();
    event.stopPropagation();
    setTyping({ place, text: letter });
  };
  const stopTyping = (): void => {
    setTyping(undefined);
    roving.focus();
  };
  /** What a cell is: the stop of Tab, open, written with a text. */
  const at = (cell: Cell) => ({
    isActive: isSame(place, cell),
    isOpen: isSame(open, cell),
    typed: isSame(typing?.place, cell) ? typing?.text : undefined,
  });
  return { at, setActive, setOpen, stopTyping, onKeyDown };
};
