'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Day, dayInZone } from '../../lib/kernel/day.ts';

interface Clock {
  /** The moment the server drew the page, ISO 8601 UTC. */
  readonly now: string;
  /** The business time zone: what «today» is (AMB-070). */
  readonly zone: string;
}
const ClockContext = createContext<Clock>({ now: '1970-01-01T00:00:00Z', zone: 'UTC' });
const MINUTE_MS = 60_000;

export const ClockProvider = ({ now, zone, children }: Clock & { children: ReactNode }) => (
  <ClockContext value={{ now, zone }}>{children}</ClockContext>
);

/** The business time zone, an IANA name. */
export const useZone = (): string => useContext(ClockContext).zone;

/** The current minute, ISO 8601 UTC. The first drawing uses the server's, so both draw the same. */
export const useMinute = (): string => {
  const { now } = useContext(ClockContext);
  return useSyncExternalStore(everyMinute, thisMinute, () => now);
};

/** The business day. */
export const useToday = (): Day => dayInZone(useMinute(), useZone());

const thisMinute = (): string => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

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
