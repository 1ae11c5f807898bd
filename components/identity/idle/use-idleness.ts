'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Idleness, idleness, isToReport, TICK_MS } from '../../../lib/identity/idle.ts';
import { call } from '../../rpc/client.ts';
import { lastActivity, noteActivity, presenceHere } from '../../rpc/presence.ts';

/** One movement stands for those of the second after it. */
const ACTIVITY_MS = 1_000;
/** A click may come alone: assistive technology presses a button without a pointer or a key. */
const MOVEMENTS = [
  'pointerdown',
  'pointermove',
  'click',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;
const QUIETLY = { capture: true, passive: true } as const;

/**
 * Watches for a user in any tab of this browser, by the wall clock (AMB-038). While the warning stands, movements here
 * do not count: only `goOn` does, or an activity in another tab.
 */
export const useIdleness = (limit: number, onOver: () => void): { warned: boolean; goOn: () => void } => {
  const [warned, setWarned] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;

  const look = useCallback((): Idleness => {
    const now = Date.now();
    const state = idleness(now - lastActivity(), limit);
    setWarned(state === 'warning');
    if (state === 'over') over.current();
    const { activity, report } = presenceHere();
    if (state === 'active' && isToReport(activity, report, now)) tellServer();
    return state;
  }, [limit]);

  const goOn = useCallback(() => {
    noteActivity(Date.now());
    tellServer();
    look();
  }, [look]);

  useEffect(() => {
    // Opening a page is an activity: the server has just let it through.
    noteActivity(Date.now());
    let place = '';
    const onMovement = (event: Event) => {
      // Browsers report a movement when a page changes under a pointer at rest.
      if (event.type === 'pointermove' && event instanceof PointerEvent) {
        const before = place;
        place = `${event.screenX},${event.screenY}`;
        if (place === before) return;
      }
      const now = Date.now();
      if (now - presenceHere().activity >= ACTIVITY_MS && look() === 'active') noteActivity(now);
    };
    const tick = setInterval(look, TICK_MS);
    for (const movement of MOVEMENTS) window.addEventListener(movement, onMovement, QUIETLY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(tick);
      for (const movement of MOVEMENTS) window.removeEventListener(movement, onMovement, QUIETLY);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);

  return { warned, goOn };
};

/** Any call of the person tells that they are there; this is the lightest. */
const tellServer = (): void => void call('user.get', {}, { byPerson: true }).catch(() => undefined);
