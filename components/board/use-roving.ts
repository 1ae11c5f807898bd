'use client';
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { type Move, moveOf, type Walk } from '../../lib/board/walks.ts';

interface Roving<Place> {
  readonly region: RefObject<HTMLElement | null>;
  /** The one stop of the board in the order of Tab. */
  readonly place: Place;
  /** The selector of the element at a place. */
  readonly addressOf: (place: Place) => string;
  readonly walk: Walk<Place>;
  readonly onMove: (to: Place, move: Move, event: KeyboardEvent) => void;
}

/** Keys lead over a board by its walk, and the focus follows as soon as the cell they led to is drawn. */
export const useRoving = <Place>({ region, place, addressOf, walk, onMove }: Roving<Place>) => {
  const wanted = useRef(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!wanted.current) return;
    const cell = region.current?.querySelector<HTMLElement>(addressOf(place));
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const focus = (): void => {
    wanted.current = true;
    drawAgain();
  };
  /** Takes a key that leads somewhere, and says where. */
  const onKeyDown = (event: KeyboardEvent, from: Place = place): Place | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const move = moveOf(event);
    const to = move && walk[move]?.(from);
    if (move === undefined || to === undefined) return undefined;
    event.preventDefault();
    onMove(to, move, event);
    focus();
    return to;
  };
  return { onKeyDown, focus };
};
