import { expect } from 'vitest';
import { fingerprint, refusals } from './matrix-trace.ts';
import { Traces } from './matrix-walk.ts';
import type { World } from './matrix-world.ts';

/** Runs a walk that must change nothing but the audit of refusals, and checks that it did not; differences in words. */
export const withoutTrace = async (
  { company: { db } }: World,
  work: (traces: Traces) => Promise<string[]>,
): Promise<string[]> => {
  const traces = new Traces();
  const [rowsBefore, refusedBefore] = [await fingerprint(db), await refusals(db)];
  const differences = await work(traces);
  expect(await fingerprint(db)).toEqual(rowsBefore);
  const refusedNow = await refusals(db);
  for (const [user, count] of traces.expected) {
    const kept = (refusedNow.get(user) ?? 0) - (refusedBefore.get(user) ?? 0);
    if (kept !== count) differences.push(`user ${user}: ${count} refusals, ${kept} of them in the audit`);
  }
  return differences;
};
