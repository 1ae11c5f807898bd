import { colourOfHex, distance, hexOf, type Oklch } from './colour.ts';
import { isEnough, type Look, type Measured, measured, rootsOf } from './contrast.ts';
import type { OwnColor } from './own-theme.ts';
import { PAIRS } from './pairs.data.ts';

/** A pair that cannot be told apart, the field that would mend it, and the nearest colour that does. */
export interface Trouble {
  readonly field: OwnColor;
  readonly pair: Measured;
  readonly cure: string | undefined;
}

/** What cannot be told apart in a look: of each colour its worst pair. */
export const judgeLook = (look: Look): Trouble[] => {
  const low = measured(look).filter((pair) => !isEnough(pair));
  const byField = Map.groupBy(low, (pair) => fieldOf(look, pair));
  return [...byField].map(([field, pairs]) => ({
    field,
    pair: pairs.reduce((worst, pair) => (pair.ratio / pair.needs < worst.ratio / worst.needs ? pair : worst)),
    cure: nearest(look, field),
  }));
};

/** The colour to change where a pair cannot be told apart: that of the text or the graphic, else that of its ground. */
const fieldOf = (
  { night }: Look,
  { on, ground, mode }: Pick<Measured, 'on' | 'ground' | 'mode'>,
): OwnColor => {
  const named = [on, ground].flatMap((role) => rootsOf(mode, role)).find((root) => root in FIELDS) ?? '';
  const field = FIELDS[named] ?? 'primary';
  if (named === '--night-primary') return night.primary ? 'night_primary' : 'primary';
  if (named === '--night-accent') return night.accent ? 'night_accent' : 'accent';
  return field;
};

const FIELDS: Readonly<Record<string, OwnColor>> = {
  '--brand-primary': 'primary',
  '--night-primary': 'night_primary',
  '--brand-accent': 'accent',
  '--night-accent': 'night_accent',
  '--brand-secondary': 'secondary',
  '--brand-background': 'background',
};

/** How finely lightness is searched. */
const STEP = 0.004;

/** The colour nearest to a field's that leaves none of its pairs too weak; undefined where no lightness of it does. */
const nearest = (look: Look, field: OwnColor): string | undefined => {
  const now = colourOfHex(colourOfField(look, field));
  const pairs = PAIRS.filter((pair) =>
    (['light', 'dark'] as const).some((mode) => fieldOf(look, { ...pair, mode }) === field),
  );
  const suits = (hex: string): boolean =>
    measured(withField(look, field, hex), pairs).every(
      (pair) => isEnough(pair) || fieldOf(look, pair) !== field,
    );
  for (let step = 0; step * STEP <= 1; step++) {
    const hexes = [now.l - step * STEP, now.l + step * STEP]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => hexOf({ ...now, l }))
      .filter(suits);
    if (hexes.length > 0) return hexes.toSorted(by(now))[0];
  }
  return undefined;
};

const by =
  (colour: Oklch) =>
  (one: string, other: string): number =>
    distance(colour, colourOfHex(one)) - distance(colour, colourOfHex(other));

const colourOfField = ({ colors, night }: Look, field: OwnColor): string => {
  if (field === 'night_primary') return night.primary ?? colors.primary;
  if (field === 'night_accent') return night.accent ?? colors.accent;
  return colors[field];
};

const withField = ({ colors, night }: Look, field: OwnColor, hex: string): Look => {
  if (field === 'night_primary') return { colors, night: { ...night, primary: hex } };
  if (field === 'night_accent') return { colors, night: { ...night, accent: hex } };
  return { colors: { ...colors, [field]: hex }, night };
};
