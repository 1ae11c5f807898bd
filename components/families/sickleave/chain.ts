import type { Day } from '../../../lib/kernel/day.ts';

/** A sick leave as its chain needs it. */
export interface ChainLink {
  readonly id: number;
  readonly number: string;
  readonly previous_id: number | null;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly [field: string]: unknown;
}

/** The sick leaves that go on from each other around one of them, from the first to the last. */
export const chainOf = (links: readonly ChainLink[], id: number): readonly ChainLink[] => {
  const byId = new Map(links.map((link) => [link.id, link]));
  const byPrevious = new Map(links.map((link) => [link.previous_id, link]));
  const walk = (from: number | null | undefined, next: (link: ChainLink) => number | null | undefined) => {
    const found: ChainLink[] = [];
    for (
      let link = byId.get(from ?? 0);
      link && !found.includes(link) && found.length <= links.length;
      link = byId.get(next(link) ?? 0)
    )
      found.push(link);
    return found;
  };
  const back = walk(id, ({ previous_id }) => previous_id).toReversed();
  const on = walk(byPrevious.get(id)?.id, (link) => byPrevious.get(link.id)?.id);
  return [...back, ...on];
};
