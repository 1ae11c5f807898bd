'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ZONE_KEY } from '../../lib/i18n/reader-zone.ts';
import { type Day, dayInZone } from '../../lib/kernel/day.ts';
import { dateFormatter } from '../../lib/kernel/formatters.ts';
import { MINUTE_MS, minuteOf } from '../../lib/kernel/minute.ts';
import { keepForServer } from '../rpc/year-cookie.ts';
import { useHydrated } from '../ui/hydrated.tsx';

interface Clock {
  /** The minute in which the server drew the page, ISO 8601 UTC. */
  readonly now: string;
  /** The business time zone: what «today» is (AMB-070). */
  readonly zone: string;
  /** The zone in which the server drew moments: the reader's, as far as their browser has named it. */
  readonly drawnIn: string;
}
const ClockContext = createContext<Clock>({ now: '1970-01-01T00:00:00Z', zone: 'UTC', drawnIn: 'UTC' });
const thisMinute = (): string => minuteOf(Date.now());

export const ClockProvider = ({ now, zone, drawnIn, children }: Clock & { children: ReactNode }) => {
  const clock = useMemo(() => ({ now, zone, drawnIn }), [now, zone, drawnIn]);
  useEffect(() => {
    if (ownZone() !== drawnIn) keepForServer(ZONE_KEY, ownZone());
  }, [drawnIn]);
  return <ClockContext value={clock}>{children}</ClockContext>;
};

const ownZone = (): string => dateFormatter('en', {}).resolvedOptions().timeZone;

/** The reader's time zone, an IANA name: moments are shown in it. The first drawing uses the server's. */
export const useOwnZone = (): string => {
  const { drawnIn } = useContext(ClockContext);
  return useHydrated() ? ownZone() : drawnIn;
};

/** The business time zone, an IANA name. */
export const useZone = (): string => useContext(ClockContext).zone;

/** The current minute, ISO 8601 UTC. The first drawing uses the server's, so both draw the same. */
export const useMinute = (): string => {
  const { now } = useContext(ClockContext);
  return useSyncExternalStore(everyMinute, thisMinute, () => now);
};

/** The business day. */
export const useToday = (): Day => dayInZone(useMinute(), useZone());

/** All that show the time hear one clock. */
const hearers = new Set<() => void>();
const strike = (): void => {
  for (const hear of hearers) hear();
};
let stopped: () => void = () => {};

const started = (): (() => void) => {
  const timer = setInterval(strike, MINUTE_MS);
  document.addEventListener('visibilitychange', strike);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', strike);
  };
};

const everyMinute = (tick: () => void): (() => void) => {
  if (hearers.size === 0) stopped = started();
  hearers.add(tick);
  return () => {
    hearers.delete(tick);
    if (hearers.size === 0) stopped();
  };
};
