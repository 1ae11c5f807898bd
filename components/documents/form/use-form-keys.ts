'use client';
import { useEffect, useRef } from 'react';
import { keysAreOn } from '../../shell/key-preference.ts';

export interface FormKeys {
  save: () => void;
  primary: () => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The keys of a document: Ctrl S saves, Ctrl Enter takes the primary step, [ and ] go to the neighbours in the list. */
export const useFormKeys = (keys: FormKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        document.querySelector('[role=dialog],[role=menu],[role=listbox]') !== null
      )
        return;
      const act =
        event.ctrlKey || event.metaKey ? withCtrl(event, latest.current) : alone(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};

const withCtrl = (event: KeyboardEvent, keys: FormKeys): (() => void) | undefined =>
  event.code === 'KeyS' ? keys.save : event.key === 'Enter' ? keys.primary : undefined;

const alone = (event: KeyboardEvent, keys: FormKeys): (() => void) | undefined => {
  if (
    !keysAreOn() ||
    (event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable]') !== null)
  )
    return undefined;
  return event.code === 'BracketLeft' ? keys.previous : event.code === 'BracketRight' ? keys.next : undefined;
};
