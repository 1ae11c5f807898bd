/** The manager of each person: one at most. */
export type Above = ReadonlyMap<string, string>;

/** Rings of people who end up above themselves, each from one of its members around, found from `starts`. */
export const ringsOf = (above: Above, starts: Iterable<string>): string[][] => {
  const done = new Set<string>();
  const rings: string[][] = [];
  for (const start of starts) {
    const way: string[] = [];
    const places = new Map<string, number>();
    let at: string | undefined = start;
    while (at !== undefined && !done.has(at) && !places.has(at)) {
      places.set(at, way.length);
      way.push(at);
      at = above.get(at);
    }
    const closed = at === undefined ? undefined : places.get(at);
    if (closed !== undefined) rings.push(way.slice(closed));
    for (const each of way) done.add(each);
  }
  return rings;
};
