/** A file or a `describe` of a browser run; times in milliseconds. */
export type Suite = {
  specs: { title: string; tests: { status: string; timeout: number; results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

/** What Playwright's own report of a run holds, as far as we read it. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** What a run of browser tests counted; `again` names those that failed at first and held at the second try. */
export const countedBy = ({ stats, suites }: BrowserReport) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  again: suites.flatMap(secondTries),
});

const secondTries = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(secondTries),
];
