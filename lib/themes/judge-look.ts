import { isEnough, type Look, type Measured, measured } from './contrast.ts';
import { fieldOf, nearest } from './nearest.ts';
import type { OwnColor } from './own-theme.ts';

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
