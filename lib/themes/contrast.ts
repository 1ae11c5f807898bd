import { contrast, hexOf, type Oklch } from './colour.ts';
import { formulaOf } from './formula.ts';
import { BY_DAY, BY_NIGHT } from './formulas.data.ts';
import { PAIRS, type Pair } from './pairs.data.ts';
import type { Theme } from './theme.ts';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** What a client gives of colours: by day, and what is another by night. */
export type Look = Pick<Theme, 'colors' | 'night'>;

/** A pair as it looks: the contrast it has. */
export interface Measured extends Pair {
  readonly mode: Mode;
  readonly ratio: number;
}

/** The colour of a role in a look, as a screen shows it: `primary` of `--primary`. */
export const colourIn = (look: Look, mode: Mode, role: string): string => hexOf(palette(look, mode)(role));

/** Every pair of a look with its contrast, by day and by night. */
export const measured = (look: Look, pairs: readonly Pair[] = PAIRS): Measured[] =>
  MODES.flatMap((mode) => {
    const colour = palette(look, mode);
    return pairs.map((pair) => ({ ...pair, mode, ratio: ratioOf(pair, colour) }));
  });

/** Whether a pair has the contrast it needs. */
export const isEnough = ({ ratio, needs }: Measured): boolean => ratio >= needs;

/** A graphic in a ring lighter than its ground is seen by the ring. */
const ratioOf = ({ on, ground, ring }: Pair, colour: (role: string) => Oklch): number => {
  const [from, around] = [colour(ground), ring && colour(ring)];
  return contrast(around && around.l > from.l ? around : colour(on), from);
};

/** The colours of a client that a role is made of, its own first: `--brand-primary`. */
export const rootsOf = (mode: Mode, role: string): string[] => {
  const token = `--${role}`;
  const formula = (mode === 'dark' ? BY_NIGHT[token] : undefined) ?? BY_DAY[token];
  if (formula === undefined) return [token];
  return [...formula.matchAll(/var\(--([a-z0-9-]+)\)/g)].flatMap(([, name = '']) => rootsOf(mode, name));
};

const palette = ({ colors, night }: Look, mode: Mode): ((role: string) => Oklch) => {
  const found = new Map<string, Oklch>();
  const given: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(Object.entries(colors).map(([name, hex]) => [`--brand-${name}`, hex])),
    '--night-primary': night.primary ?? colors.primary,
    '--night-accent': night.accent ?? colors.accent,
  };
  const named = (token: string): Oklch => {
    const known = found.get(token);
    if (known) return known;
    const formula = given[token] ?? (mode === 'dark' ? BY_NIGHT[token] : undefined) ?? BY_DAY[token];
    if (formula === undefined) throw new Error(`no colour is called ${token}`);
    const colour = formulaOf(formula)(named);
    found.set(token, colour);
    return colour;
  };
  return (role) => named(`--${role}`);
};
