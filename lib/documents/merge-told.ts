import type { WireLine } from './lines.ts';
import type { Deed, LinesMerge } from './merge-lines.ts';

/** What the other side did to a line that took no choice. */
export interface ToldLine {
  readonly key: string;
  /** Its place among the merged lines; of one that is gone, where it stood. */
  readonly nth: number;
  readonly line: WireLine;
  /** `twice`: both have added it, word for word. */
  readonly deed: Deed | 'twice';
  /** Fields that were taken from the other side. */
  readonly fields: readonly string[];
  /** Changes of mine stay as well. */
  readonly isBoth: boolean;
}

/** Changes merged without a choice, in the order of the lines. */
export const toldOf = ({ lines, keys }: LinesMerge, merged: readonly WireLine[]): readonly ToldLine[] =>
  lines
    .flatMap((met): ToldLine[] => {
      const { key, base, mine, theirs, did, taken, ours } = met;
      const deed = did.theirs === 'added' && mine ? 'twice' : did.theirs;
      const line = theirs ?? base;
      const isUnseen = deed === 'changed' ? taken.length > 0 : deed === 'added' || deed === 'twice' || mine;
      if (met.isOpen || !deed || !line || !isUnseen) return [];
      const at = merged.findIndex((each) => each.key === key);
      return [
        {
          key,
          nth: (at < 0 ? keys.mine.indexOf(key) : at) + 1,
          line,
          deed,
          fields: taken,
          isBoth: ours.length > 0,
        },
      ];
    })
    .toSorted((one, other) => one.nth - other.nth);
