import { type ClockWork, grossMinutes, minutesIn, spansOf } from './spans.ts';

/** Hours as documents keep them: decimals of at most two digits. */
export interface Hours {
  readonly gross: string;
  readonly break: string;
  readonly day: string;
  readonly night: string;
  /** Day and night together: gross without the break. */
  readonly net: string;
}

/** Minutes as hours, to the hundredth. */
export const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

/** Hours as minutes, to the whole one. */
export const minutesOfHours = (hours: unknown): number => {
  const value = Number(hours ?? 0);
  return Number.isFinite(value) ? Math.round(value * 60) : 0;
};

/** What work by the clock comes to (AMB-112). Day and night add up to net after they were rounded, too. */
export const countHours = (work: ClockWork): Hours => {
  const spans = spansOf(work);
  const [day, night] = [minutesIn(spans, 'day'), minutesIn(spans, 'night')];
  const [net, ofDay] = [hoursOf(day + night), hoursOf(day)];
  return {
    gross: hoursOf(grossMinutes(work.time_from, work.time_to)),
    break: hoursOf(minutesIn(spans, 'break')),
    day: ofDay,
    night: String(Math.round((Number(net) - Number(ofDay)) * 100) / 100),
    net,
  };
};
