'use client';
import { useEffect } from 'react';
import type { EarlyEvent } from './early-events.ts';

/**
 * The page is alive: what was pressed and typed until now happens, in its order, each once the page has taken in the one
 * before. What comes meanwhile waits its turn.
 */
export const useEarlyEvents = (): void => {
  useEffect(() => {
    const { port1: after, port2: now } = new MessageChannel();
    after.onmessage = () => {
      const { egEarly: early } = window;
      const event = early?.next();
      if (!early || !event) return after.close();
      if (event.target.isConnected) early.past(() => happen(event));
      now.postMessage(null);
    };
    now.postMessage(null);
    return () => after.close();
  }, []);
};

const happen = ({ type, target, value, key }: EarlyEvent): void => {
  switch (type) {
    case 'click':
      (target as HTMLElement).click();
      break;
    case 'submit':
      (target as HTMLFormElement).requestSubmit();
      break;
    case 'keydown':
      target.dispatchEvent(new KeyboardEvent(type, { key: key ?? '', bubbles: true, cancelable: true }));
      break;
    default:
      if (value !== undefined && !isFile(target)) putBack(target, value);
      target.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

const isFile = (target: Element): boolean => target instanceof HTMLInputElement && target.type === 'file';

/**
 * Puts a value into a field as typing does: React takes for a change only what differs from what it has last seen there.
 */
const putBack = (target: Element, value: string): void => {
  (target as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker?.setValue(`${value} `);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
};
