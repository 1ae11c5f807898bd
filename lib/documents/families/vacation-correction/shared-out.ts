import type { ParentRef } from '../../../leave/parents.ts';

/** A leave that parts are taken out of, and the days it still has. */
export interface Stock {
  readonly id: number;
  readonly days: number;
}

/**
 * Shares the days of leaves out among the parts of a correction: each part in its turn takes from the first leaves that
 * still have some. A part that finds none names the last leave, which says that it has none.
 */
export const sharedOut = (
  parts: readonly number[],
  leaves: readonly Stock[],
): readonly (readonly ParentRef[])[] => {
  const left = leaves.map(({ days }) => days);
  return parts.map((days) => {
    let wanted = days;
    const refs = leaves.flatMap(({ id }, index): ParentRef[] => {
      const take = Math.min(wanted, left[index] ?? 0);
      if (take < 1) return [];
      wanted -= take;
      left[index] = (left[index] ?? 0) - take;
      return [{ id, days: take }];
    });
    const last = leaves.at(-1);
    return refs.length > 0 || !last ? refs : [{ id: last.id }];
  });
};
