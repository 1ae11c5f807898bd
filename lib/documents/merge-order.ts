/** Who changed something: the person at the screen, or whoever the portal has stored since. */
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
  /** Lines stand otherwise than mine, because theirs has moved them. */
  readonly isMoved: boolean;
}

/** Theirs leads unless mine alone has moved lines that all three have. */
export const mergeOrder = ({ base, mine, theirs }: Three<readonly string[]>): OrderMerge => {
  const common = base.filter((key) => mine.includes(key) && theirs.includes(key));
  const among = (keys: readonly string[]) => keys.filter((key) => common.includes(key));
  const [ours, others] = [among(mine), among(theirs)];
  if (isSame(ours, others)) return { leads: 'theirs', isMoved: false };
  if (isSame(ours, common)) return { leads: 'theirs', isMoved: true };
  return { leads: isSame(others, common) ? 'mine' : 'open', isMoved: false };
};

/**
 * Lines of two lists as one, in the order of the list that leads. A line of the other alone comes after the one it stood
 * behind; of lines that both have put at one place, theirs come first.
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
