import type { DayKind } from '../../lib/calendar/calendar.ts';

const COLOURS: Readonly<Record<DayKind, string>> = {
  weekday: 'transparent',
  weekend: 'var(--day-weekend-bg)',
  holiday: 'var(--day-holiday-bg)',
  'non-working': 'var(--day-off-bg)',
  working: 'var(--day-work-bg)',
};

/**
 * The ground of a row as one picture: the colour of each day, hairlines between them where days are wide enough, and a
 * line through today, where it is one of them (-1 where not); days that are `over`, by their places, have the ground of
 * a warning. A row of a thousand is then one element, not one for each day.
 */
export const dayGround = (
  kinds: readonly DayKind[],
  {
    lines,
    today,
    over = [],
  }: { readonly lines: boolean; readonly today: number; readonly over?: readonly number[] },
): string => {
  const at = (index: number): string => `${((index / kinds.length) * 100).toFixed(4)}%`;
  const stops = kinds.flatMap((kind, index) =>
    kind === kinds[index - 1]
      ? []
      : [`${COLOURS[kind]} ${at(index)} ${at(index + lengthOfRun(kinds, index))}`],
  );
  const colours = `linear-gradient(to right, ${stops.join(', ')})`;
  const between = `repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px ${at(1)})`;
  return [
    ...(today === -1 ? [] : [lineAt(at(today + 0.5))]),
    ...(lines ? [between] : []),
    ...over.map((place) => stripe(at(place), at(place + 1))),
    colours,
  ].join(', ');
};

const stripe = (from: string, to: string): string =>
  `linear-gradient(to right, transparent ${from}, var(--warning-soft) ${from} ${to}, transparent ${to})`;

const lineAt = (place: string): string =>
  `linear-gradient(to right, transparent calc(${place} - 0.75px), var(--today) calc(${place} - 0.75px) calc(${place} + 0.75px), transparent calc(${place} + 0.75px))`;

/** How many days from here on are of the same kind. */
const lengthOfRun = (kinds: readonly DayKind[], from: number): number => {
  const end = kinds.findIndex((kind, index) => index > from && kind !== kinds[from]);
  return (end === -1 ? kinds.length : end) - from;
};
