const ordered = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
const at = (times: readonly number[], part: number): number =>
  ordered(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const median = (times: readonly number[]): number => at(times, 0.5);
const spread = (times: readonly number[]): number => at(times, 0.75) - at(times, 0.25);

/**
 * How far apart the times of two kinds of call are, in their own spread: what somebody who measures could tell them
 * by. A busy machine slows and spreads both alike, so that no time of a clock is judged.
 */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.abs(median(one) - median(other)) / ((spread(one) + spread(other)) / 2);

/** Times each kind of call `rounds` times, turn by turn and in a new order every round, none beside another. */
export const timed = async <Kind extends string>(
  kinds: Readonly<Record<Kind, () => Promise<unknown>>>,
  rounds: number,
): Promise<Record<Kind, number[]>> => {
  const names = Object.keys(kinds) as Kind[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Kind, number[]>;
  for (const name of names) await kinds[name]();
  for (let round = 0; round < rounds; round += 1) {
    const turned = names.map((_, index) => names[(index + round) % names.length] as Kind);
    for (const name of round % 2 ? turned : turned.toReversed()) {
      const start = performance.now();
      await kinds[name]();
      times[name].push(performance.now() - start);
    }
  }
  return times;
};
