/** The side of a change: the person at the screen, or the version stored since. */
export type Side = 'mine' | 'theirs';

/** The same thing three times: as it was, as it is on the screen, as it is stored. */
export interface Three<Of> {
  readonly base: Of;
  readonly mine: Of;
  readonly theirs: Of;
}

/** Whose order lines take. */
export interface OrderMerge {
  /** `open` where each side has moved them in its own way. */
  readonly leads: Side | 'open';
  /** The stored version has moved lines, the screen has not. */
  readonly isMoved: boolean;
}

/** The stored order leads unless only mine has moved lines all three have. */
export const mergeOrder = ({ base, mine, theirs }: Three<readonly string[]>): OrderMerge => {
  const common = base.filter((key) => mine.includes(key) && theirs.includes(key));
  const among = (keys: readonly string[]) => keys.filter((key) => common.includes(key));
  const [ours, others] = [among(mine), among(theirs)];
  if (isSame(ours, others)) return { leads: 'theirs', isMoved: false };
  if (isSame(ours, common)) return { leads: 'theirs', isMoved: true };
  return { leads: isSame(others, common) ? 'mine' : 'open', isMoved: false };
};

/**
 * Two lists as one, in the order of the leading one. A line of the other list comes after the one it stood behind; at
 * the same place, stored lines come first.
 */
export const inOneOrder = (
  lists: Readonly<Record<Side, readonly string[]>>,
  leads: Side,
  kept: ReadonlySet<string>,
): readonly string[] => {
  const remaining = (keys: readonly string[]) => keys.filter((key) => kept.has(key));
  const merged = [...remaining(lists[leads])];
  const other = remaining(lists[leads === 'mine' ? 'theirs' : 'mine']);
  let before: string | undefined;
  for (const key of other) {
    if (!merged.includes(key)) {
      let at = before === undefined ? 0 : merged.indexOf(before) + 1;
      if (leads === 'theirs') while (at < merged.length && !other.includes(merged[at] ?? '')) at++;
      merged.splice(at, 0, key);
    }
    before = key;
  }
  return merged;
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);
