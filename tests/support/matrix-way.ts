interface Leading {
  readonly status_id: string;
  readonly next_status_id: string;
}

/** The shortest ways from a status to each that can be reached, by the steps that come first in the dictionary. */
export const waysFrom = <Step extends Leading>(
  steps: readonly Step[],
  start: string,
): Map<string, Step[]> => {
  const ways = new Map<string, Step[]>([[start, []]]);
  for (const [from, way] of ways)
    for (const step of steps)
      if (step.status_id === from && !ways.has(step.next_status_id))
        ways.set(step.next_status_id, [...way, step]);
  return ways;
};

/** The shortest way of a document from `empty` to a status. Throws where no way leads there. */
export const wayTo = <Step extends Leading>(steps: readonly Step[], status: string): Step[] => {
  const way = waysFrom(steps, 'empty').get(status);
  if (!way) throw new Error(`no way leads to ${status}`);
  return way;
};

/** Every status that steps name, in their order. */
export const statusesOf = (steps: readonly Leading[]): string[] => [
  ...new Set(['empty', ...steps.flatMap((step) => [step.status_id, step.next_status_id])]),
];
