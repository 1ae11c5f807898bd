'use client';
import { useEffect, useRef } from 'react';
import { keysAreOn } from '../../shell/key-preference.ts';

export interface ListKeys {
  move: (by: 1 | -1) => void;
  select?: (range: boolean) => void;
  open: () => void;
  agree?: () => void;
  reject?: () => void;
  /** Sends back to the author. */
  back?: () => void;
  /** Takes the latest decision back. */
  undo?: () => void;
  search?: () => void;
  /** Narrows by the value under the cursor. */
  filter?: () => void;
  /** G, then a digit: the nth group of a list over all families. */
  group?: (nth: number) => void;
}

/** A letter soon after G belongs to the portal's own «go to». */
const SEQUENCE_MS = 1_500;

/**
 * Single letters of a list, outside fields and windows, by physical key so that a Russian layout works too: J K move, X
 * selects (with Shift a range), Enter opens, A agrees, R rejects, B sends back (all ask first), Z takes back, /
 * searches, F narrows. Heard before the portal's own keys; the person may switch them off.
 */
export const useListKeys = (keys: ListKeys, enabled: boolean): void => {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!enabled) return;
    let goneAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusy(event.target) ||
        !keysAreOn()
      )
        return;
      const going = event.timeStamp - goneAt < SEQUENCE_MS;
      goneAt = event.code === 'KeyG' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const act = going ? groupOf(event, current.current) : actionOf(event, current.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [enabled]);
};

const actionOf = (event: KeyboardEvent, keys: ListKeys): (() => void) | undefined => {
  switch (event.code) {
    case 'KeyJ':
      return () => keys.move(1);
    case 'KeyK':
      return () => keys.move(-1);
    case 'KeyX':
      return keys.select && (() => keys.select?.(event.shiftKey));
    case 'KeyA':
      return keys.agree;
    case 'KeyR':
      return keys.reject;
    case 'KeyB':
      return keys.back;
    case 'KeyZ':
      return event.shiftKey ? undefined : keys.undo;
    case 'KeyF':
      return event.shiftKey ? undefined : keys.filter;
    case 'Slash':
      return event.shiftKey ? undefined : keys.search;
    case 'Enter':
      return isControl(event.target) ? undefined : keys.open;
    default:
      return undefined;
  }
};

const groupOf = ({ code }: KeyboardEvent, { group }: ListKeys): (() => void) | undefined => {
  const nth = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1];
  return group && nth ? () => group(Number(nth)) : undefined;
};

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null;

/** A field has the letters for itself; so has an open menu or window. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]',
    ) !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;
