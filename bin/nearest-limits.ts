import type { BrowserReport, Suite } from './browser-report.ts';

/** A test with what it took and may take, in milliseconds. */
interface Limited {
  readonly title: string;
  readonly took: number;
  readonly limit: number;
}

/** What vitest's own report of a run holds, as far as we read it; the limit is kept by `tests/support/properties.ts`. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: { fullName: string; duration?: number | null; meta: { limit_ms?: number } }[];
  }[];
}

/** The tests of a vitest run that have a limit. */
export const limitedByVitest = ({ testResults }: VitestReport): Limited[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, duration, meta: { limit_ms } }) =>
      duration && limit_ms ? [{ title: fullName, took: duration, limit: limit_ms }] : [],
    ),
  );

/** The tests of a browser run, each with its longest try. */
export const limitedByPlaywright = ({ suites }: Pick<BrowserReport, 'suites'>): Limited[] =>
  suites.flatMap(limitedIn);

const limitedIn = ({ specs, suites = [] }: Suite): Limited[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ timeout, results }) =>
      timeout > 0
        ? [{ title, took: Math.max(0, ...results.map(({ duration }) => duration)), limit: timeout }]
        : [],
    ),
  ),
  ...suites.flatMap(limitedIn),
];

const SHOWN = 5;

/** The tests that came nearest to their limits, the nearest first, a line each: limits are for hangs alone. */
export const nearestToLimits = (tests: readonly Limited[]): string[] =>
  tests
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, SHOWN)
    .map((test) => `${Math.round(100 * share(test))} % of ${test.limit / 1000} s: ${test.title}`);

const share = ({ took, limit }: Limited): number => took / limit;
