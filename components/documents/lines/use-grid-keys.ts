'use client';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CellValue } from '../../../lib/documents/lines.ts';
import type { Place } from './grid-places.ts';
import { fieldIn, placeOf } from './grid-places.ts';
import type { Lines } from './use-lines.ts';

interface GridKeys {
  lines: Lines;
  /** Goes to a place, to its cell or into what fills it in. */
  go: (place: Place, fill: boolean) => void;
  move: (from: number, to: number) => void;
  onUndo: () => void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The keys of a grid of lines. What a list of choices or a window over the grid hears is not the grid's. */
export const useGridKeys = ({ lines, go, move, onUndo }: GridKeys) => {
  /** What a cell held when it was gone into. */
  const before = useRef<{ place: Place; value: CellValue } | null>(null);
  const { columns } = lines.control;
  const places = lines.columns.flatMap(({ isShown, place }) => (isShown ? [place] : []));
  const written = places.filter((place) => columns[place]?.written);

  return (event: KeyboardEvent) => {
    const found = event.target instanceof Element ? placeOf(event.target) : undefined;
    if (!found) return;
    const { place, cell } = found;
    const row = lines.shown.findIndex(({ key }) => key === place.key);
    const line = lines.shown[row];
    if (!line) return;
    const field = columns[place.column]?.control.field ?? '';
    const isOutside = event.target === cell;
    const isChoice = event.target instanceof Element && event.target.getAttribute('role') === 'combobox';
    const has = (...keys: string[]) => keys.includes(event.key);
    const taken = () => event.preventDefault();
    const at = (index: number, column: number): Place | undefined => {
      const other = lines.shown[index];
      return other && columns[column] ? { key: other.key, column } : undefined;
    };
    const goTo = (to: Place | undefined, fill: boolean) => {
      if (!to) return;
      before.current = null;
      go(to, fill);
    };
    const fill = () => {
      before.current = { place, value: line.cells[field] ?? null };
      go(place, true);
    };
    const addBelow = () => {
      const added = flushSync(() => lines.add());
      if (added) goTo({ key: added.key, column: written[0] ?? 0 }, true);
    };

    if (event.altKey && has('ArrowUp', 'ArrowDown')) {
      taken();
      move(row, row + (event.key === 'ArrowUp' ? -1 : 1));
      return go(place, !isOutside);
    }
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyD') {
        taken();
        return lines.copy(row);
      }
      if (has('Delete', 'Backspace')) {
        taken();
        const next = at(row + 1, place.column) ?? at(row - 1, place.column);
        lines.remove(row);
        return next && go(next, false);
      }
      if (event.code === 'KeyZ' && isOutside) {
        taken();
        return onUndo();
      }
      return;
    }
    if (has('Tab')) {
      const next = written[written.indexOf(place.column) + (event.shiftKey ? -1 : 1)];
      const edge = event.shiftKey ? written.at(-1) : written[0];
      const to =
        next === undefined
          ? at(row + (event.shiftKey ? -1 : 1), edge ?? 0)
          : { key: place.key, column: next };
      if (!to) return;
      taken();
      return goTo(to, true);
    }
    if (isOutside) {
      const step = STEPS[event.key];
      if (step) {
        taken();
        const beside = places[places.indexOf(place.column) + step[1]];
        return goTo(beside === undefined ? undefined : at(row + step[0], beside), false);
      }
      if (has('Home', 'End')) {
        taken();
        const end = has('Home') ? places[0] : places.at(-1);
        return goTo(end === undefined ? undefined : { key: place.key, column: end }, false);
      }
      if (has('Enter', 'F2')) {
        taken();
        return fieldIn(cell) || columns[place.column]?.written ? fill() : undefined;
      }
      if (has('Delete', 'Backspace') && columns[place.column]?.written) {
        taken();
        return lines.set(place.key, { [field]: null });
      }
      // The letter itself goes into the field that has the focus by then.
      if (event.key.length === 1 && event.key !== ' ' && columns[place.column]?.written) fill();
      return;
    }
    if (has('Escape')) {
      taken();
      event.stopPropagation();
      const held = before.current;
      if (held && held.place.key === place.key && held.place.column === place.column)
        lines.set(place.key, { [field]: held.value });
      return goTo(place, false);
    }
    if (isChoice) return;
    if (has('ArrowUp', 'ArrowDown')) {
      taken();
      return goTo(at(row + (event.key === 'ArrowUp' ? -1 : 1), place.column), true);
    }
    if (has('Enter')) {
      taken();
      const below = at(row + 1, place.column);
      if (below) goTo(below, true);
      else addBelow();
    }
  };
};
