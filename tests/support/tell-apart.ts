/**
 * How surely an attacker who measures tells two kinds of call apart: 0 when either is the slower one as often as the
 * other, 1 when it always is the same. Only the order of times counts, so that a busy machine, which slows and spreads
 * both alike, changes nothing. Of fifty times each, kinds that do not differ stay below 0.5 but once in fifty thousand.
 */
export const toldApart = (one: readonly number[], other: readonly number[]): number => {
  const slower = one.flatMap((time) => other.map((against) => Math.sign(time - against)));
  return Math.abs(slower.reduce((sum, each) => sum + each, 0)) / slower.length;
};

/**
 * Times each kind of call `rounds` times, one call at a time and in a new order every round. Preparation of a call is
 * not timed.
 */
export const timed = async <Kind extends string>(
  rounds: number,
  kinds: Readonly<Record<Kind, () => Promise<unknown>>>,
  before: () => Promise<unknown>,
): Promise<Record<Kind, number[]>> => {
  const names = Object.keys(kinds) as Kind[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Kind, number[]>;
  for (const name of names) await kinds[name]();
  for (let round = 0; round < rounds; round += 1) {
    const turned = names.map((_, index) => names[(index + round) % names.length] as Kind);
    for (const name of round % 2 ? turned : turned.toReversed()) {
      await before();
      const start = performance.now();
      await kinds[name]();
      times[name].push(performance.now() - start);
    }
  }
  return times;
};
