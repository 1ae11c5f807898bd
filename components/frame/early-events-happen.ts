'use client';
import { useEffect } from 'react';
import { useHydrated } from '../ui/hydrated.tsx';
import type { EarlyEvent } from './early-events.ts';

/**
 * The page is alive: what was pressed and typed until now happens, in its order, each once the page has taken in the one
 * before. What comes meanwhile waits its turn.
 */
export const EarlyEventsHappen = (): null => {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const { port1: after, port2: now } = new MessageChannel();
    after.onmessage = () => {
      const { egEarly: early } = window;
      const event = early?.next();
      if (!early || !event) return after.close();
      // The next one follows whatever becomes of this.
      now.postMessage(null);
      if (event.target.isConnected) early.past(() => happen(event));
    };
    now.postMessage(null);
    return () => after.close();
  }, [hydrated]);
  return null;
};

const happen = ({ type, target, value, caret, keys }: EarlyEvent): void => {
  if (keys) {
    target.dispatchEvent(new KeyboardEvent(type, { ...keys, bubbles: true, cancelable: true }));
    return;
  }
  if (type === 'submit') {
    (target as HTMLFormElement).requestSubmit();
    return;
  }
  if (type !== 'click' && value !== undefined && !isFile(target)) putBack(target, value);
  // A press may have met the picture in a button, which has no click of its own.
  const Happening = type === 'click' ? MouseEvent : Event;
  target.dispatchEvent(new Happening(type, { bubbles: true, cancelable: true }));
  // The page has drawn what it was told by then; typing goes on where it was.
  if (type === 'input' && value !== undefined && caret !== null)
    queueMicrotask(() => standAt(target, value, caret));
};

/** Puts the caret of the field in which one types where it stood, unless the page writes the value in another way. */
const standAt = (target: Element, value: string, caret: number): void => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && target === document.activeElement && target.value === value)
    target.setSelectionRange(caret, caret);
};

const isFile = (target: Element): boolean => target instanceof HTMLInputElement && target.type === 'file';

/**
 * Puts a value into a field as typing does: React takes for a change only what differs from what it has last seen there.
 */
const putBack = (target: Element, value: string): void => {
  (target as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker?.setValue(`${value} `);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
};
