'use client';
import { useEffect } from 'react';
import { useHydrated } from '../ui/hydrated.tsx';
import type { EarlyEvent, EarlyEvents } from './early-events.ts';

const LOOK_AGAIN_MS = 50;
/** A part of a page that has not come in twenty seconds is waited for no more. */
const LOOKS = 400;

/**
 * The page is alive: what was pressed and typed until now happens, in its order, each once the page has taken in the one
 * before. A part whose script is late hears of nothing, and would draw an empty field over what was typed into it: it is
 * waited for. What comes meanwhile waits its turn.
 */
export const EarlyEventsHappen = (): null => {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const { port1: after, port2: now } = new MessageChannel();
    let looks = LOOKS;
    after.onmessage = () => {
      const { egEarly: early } = window;
      const event = early?.first();
      if (!early || !event) return after.close();
      const isHeard = !event.target.isConnected || (isAlive(event.target) && happens(early, event));
      if (isHeard || looks-- <= 0) {
        early.drop(event);
        now.postMessage(null);
      } else setTimeout(() => now.postMessage(null), LOOK_AGAIN_MS);
    };
    now.postMessage(null);
    return () => after.close();
  }, [hydrated]);
  return null;
};

/** Whether React has begun to take over what the server drew. */
const isAlive = (target: Element): boolean => Object.keys(target).some((key) => key.startsWith('__react'));

/** Makes it happen; answers whether React heard of it. Of a press nobody can tell. */
const happens = (early: EarlyEvents, event: EarlyEvent): boolean => {
  early.past(() => happen(event));
  const { type, target, value } = event;
  const isTold = (type === 'input' || type === 'change') && value !== undefined && isText(target);
  return !isTold || trackerOf(target)?.getValue() !== unseen(value);
};

const happen = ({ type, target, value, keys }: EarlyEvent): void => {
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
};

const isText = (target: Element): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['file', 'checkbox', 'radio'].includes(target.type));

const isFile = (target: Element): boolean => target instanceof HTMLInputElement && target.type === 'file';

/** What React has last seen in a field, by which it tells a change. */
interface Tracker {
  readonly getValue: () => string;
  readonly setValue: (value: string) => void;
}

const trackerOf = (target: Element): Tracker | undefined =>
  (target as { _valueTracker?: Tracker })._valueTracker;

/** A value that React has not seen, other than the one that it is to see. */
const unseen = (value: string): string => `${value} `;

/** Puts a value into a field as typing does: React takes for a change only what differs from what it has last seen there. */
const putBack = (target: Element, value: string): void => {
  trackerOf(target)?.setValue(unseen(value));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
};
