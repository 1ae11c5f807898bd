import { describe, expect, test } from 'vitest';
import { limitedByPlaywright, limitedByVitest, nearestToLimits } from '../../../bin/nearest-limits.ts';

describe('the tests nearest to their limits', () => {
  test('five are named, by the share of their own limit that they took', () => {
    const tests = [10, 60, 20, 50, 30, 40].map((took) => ({ title: `of ${took}`, took, limit: 100 }));
    expect(
      nearestToLimits([...tests, { title: 'long, with a longer limit', took: 500, limit: 120_000 }]),
    ).toEqual([
      '60 % of 0.1 s: of 60',
      '50 % of 0.1 s: of 50',
      '40 % of 0.1 s: of 40',
      '30 % of 0.1 s: of 30',
      '20 % of 0.1 s: of 20',
    ]);
  });

  test('of vitest those that ran, with the limit each kept', ({ task }) => {
    expect(task.meta.limit_ms).toBe(task.timeout);
    const ran = { fullName: 'ran', duration: 900, meta: { limit_ms: 3000 } };
    const skipped = { fullName: 'skipped', duration: null, meta: {} };
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 1,
      testResults: [{ assertionResults: [ran, skipped] }],
    };
    expect(limitedByVitest(report)).toEqual([{ title: 'ran', took: 900, limit: 3000 }]);
  });

  test('of the browser the longest try of each, wherever it stands', () => {
    const spec = (title: string, timeout: number, ...durations: number[]) => ({
      title,
      tests: [{ status: 'expected', timeout, results: durations.map((duration) => ({ duration })) }],
    });
    const inside = { specs: [spec('inside', 240_000, 5000), spec('without a limit', 0, 5000)] };
    expect(
      limitedByPlaywright({ suites: [{ specs: [spec('twice', 240_000, 9000, 7000)], suites: [inside] }] }),
    ).toEqual([
      { title: 'twice', took: 9000, limit: 240_000 },
      { title: 'inside', took: 5000, limit: 240_000 },
    ]);
  });
});
