import { BY_DAY } from './formulas.data.ts';

/** Text, or a graphic, on a ground, and how much of a contrast it needs: text 4.5, edges and graphics 3 (WCAG 1.4.3, 1.4.11). */
export interface Pair {
  readonly on: string;
  readonly ground: string;
  readonly needs: 4.5 | 3;
  /** Where this is lighter than the ground, a ring of it stands around the graphic. */
  readonly ring?: string;
}

const texts = (grounds: readonly string[], on: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => on.map((each) => ({ on: each, ground, needs: 4.5 as const })));
const graphics = (grounds: readonly string[], on: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => on.map((each) => ({ on: each, ground, needs: 3 as const })));

const GROUNDS = ['bg', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'];
/** Kinds of absence, as the style sheet has them. */
const ABSENCES = Object.keys(BY_DAY).flatMap((token) => /^--(abs-\w+)-fg$/.exec(token)?.[1] ?? []);
const MESSAGES = ['error', 'warning', 'success', 'info'];

/** Every pair of colours that the portal draws with the colours of a theme. */
export const PAIRS: readonly Pair[] = [
  ...texts(GROUNDS, ['text', 'text-2', 'text-3', 'primary-text', 'accent-text']),
  ...texts(
    GROUNDS,
    MESSAGES.map((message) => `${message}-text`),
  ),
  ...graphics(GROUNDS, ['line-strong', 'focus', 'accent-line']),
  ...graphics(
    GROUNDS,
    MESSAGES.map((message) => `${message}-mark`),
  ),
  // Switches, marks of a choice, bars, the dot of what is new.
  ...graphics(['bg', 'surface', 'surface-raised'], ['primary', 'accent']),
  ...graphics(['primary-soft'], ['primary']),
  ...texts(['primary-soft', 'primary-soft-2'], ['text', 'text-2', 'text-3', 'primary-text']),
  ...MESSAGES.flatMap((message) => [
    ...texts([`${message}-soft`], [`${message}-text`, 'text', 'text-2']),
    ...graphics([`${message}-soft`], [`${message}-mark`]),
    ...texts([`${message}-solid`], ['on-solid']),
  ]),
  ...texts(['accent-soft'], ['accent-text', 'text', 'text-2']),
  ...texts(['accent'], ['on-accent']),
  ...texts(['primary', 'primary-hover'], ['on-primary']),
  ...texts(['chrome', 'chrome-hover'], ['on-chrome']),
  { on: 'accent', ground: 'chrome', needs: 3, ring: 'on-chrome' },
  ...['draft', 'wait', 'info', 'step', 'done', 'no', 'closed'].flatMap((status) =>
    texts([`st-${status}-bg`], [`st-${status}-fg`]),
  ),
  ...texts(['bg', 'surface', 'surface-sunken', 'surface-hover', 'primary-soft'], ['st-none-fg']),
  ...texts(['day-weekend-bg'], ['day-weekend-fg']),
  ...texts(['day-selected-bg'], ['text', 'day-holiday-fg', 'day-off-fg']),
  ...ABSENCES.flatMap((kind) => [
    ...texts(['surface'], [`${kind}-fg`]),
    ...graphics(['surface'], [`${kind}-edge`]),
  ]),
];
