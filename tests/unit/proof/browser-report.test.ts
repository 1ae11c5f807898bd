import { expect, test } from 'vitest';
import { countedBy } from '../../../bin/browser-report.ts';

const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, timeout: 240_000, results: [] }],
});

test('a browser test that held at the second try is passed, and is named wherever it stands', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [spec('held', 'expected'), spec('raced', 'flaky')],
        suites: [{ specs: [spec('raced inside', 'flaky'), spec('broke', 'unexpected')] }],
      },
    ],
  };
  expect(countedBy(report)).toEqual({ passed: 4, failed: 1, skipped: 0, again: ['raced', 'raced inside'] });
});
