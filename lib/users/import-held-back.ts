import type { ImportVerdict } from './import-verdict.ts';

/** When only good lines are written, a line whose manager stands in a refused line is refused too. */
export const heldBack = (verdicts: readonly ImportVerdict[]): ImportVerdict[] => {
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused').map(({ row }) => row);
  const led = Map.groupBy(verdicts, ({ plan }) =>
    plan?.manager && 'row' in plan.manager ? plan.manager.row : undefined,
  );
  const by = new Map<number, number>();
  for (const row of refused)
    for (const verdict of led.get(row) ?? [])
      if (!by.has(verdict.row)) {
        by.set(verdict.row, row);
        refused.push(verdict.row);
      }
  return verdicts.map(({ plan, ...verdict }) => {
    const row = by.get(verdict.row);
    if (row === undefined) return { ...verdict, ...(plan && { plan }) };
    const fields = [{ field: 'manager', code: 'user/manager-refused', values: { row } }];
    return { ...verdict, outcome: 'refused', changes: [], fields };
  });
};
