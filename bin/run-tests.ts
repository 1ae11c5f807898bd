import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from './build.ts';
import { haveChromium } from './chromium.ts';
import { haveGostEngine } from './gost-engine.ts';
import { runProgram } from './program.ts';
import { haveSlapd } from './slapd.ts';

const LOGS = 'test-results/logs';

/** What a stage counted; `output` is shown when something failed. */
type Outcome = { passed: number; failed: number; again?: number; output?: string };

type Stages = Record<string, () => Promise<Outcome>>;

/** One group after the other; stages of a group run side by side: faults wait most of their time. */
const GROUPS: readonly Stages[] = [
  { chromium: () => attempt(haveChromium) },
  { slapd: () => attempt(haveSlapd) },
  { gost: () => attempt(haveGostEngine) },
  { generate: () => single('bin/generate.mjs', []) },
  { check: () => single('bin/check.mjs', []) },
  { unit: () => vitest('unit') },
  { api: () => vitest('api') },
  { contract: () => vitest('contract') },
  { build: () => attempt(buildWhenChanged) },
  { browser: playwright, faults: () => single('tests/faults/main.ts', ['--fault', 'smoke']) },
];

/** Runs the groups in order up to the first that fails; ends with the sum of what was counted. */
export async function runTests(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const stages of GROUPS) {
    const outcomes = await Promise.all(Object.entries(stages).map(([name, run]) => told(name, run)));
    for (const { passed, failed } of outcomes) {
      sum.passed += passed;
      sum.failed += failed;
    }
    if (sum.failed > 0) break;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}

/** Runs a stage and prints what it counted, with its output when something failed. */
async function told(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const again = outcome.again ? `, ${outcome.again} of them at the second try: ${logOf(name)}` : '';
  console.log(
    `${name.padEnd(9)} ${seconds.padStart(6)} s  ${outcome.passed} passed, ${outcome.failed} failed${again}`,
  );
  if (outcome.failed > 0 && outcome.output) console.log(outcome.output);
  return outcome;
}

async function attempt(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    return { passed: 0, failed: 1, output: (error as Error).message };
  }
}

async function single(script: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runProgram(script, args, { log: logOf(script) });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

async function vitest(project: string): Promise<Outcome> {
  const report = join(LOGS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...reporters];
  const { code, output } = await runProgram('node_modules/vitest/vitest.mjs', args, { log: logOf(project) });
  const counted = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return judged(code, counted?.numPassedTests ?? 0, counted?.numFailedTests ?? 0, output);
}

/** A browser on a machine that is busy may miss a moment once: such a test is run again, and told of. */
async function playwright(): Promise<Outcome> {
  const report = join(LOGS, 'browser.json');
  const { code, output } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--retries=1', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      log: logOf('browser'),
    },
  );
  const counted = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
  )?.stats;
  const { expected = 0, unexpected = 0, flaky = 0 } = counted ?? {};
  return { ...judged(code, expected + flaky, unexpected, output), again: flaky };
}

/** A runner that ended badly has failed, whatever it counted. */
const judged = (code: number, passed: number, failed: number, output: string): Outcome => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
});

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

const logOf = (name: string) => join(LOGS, `${name.replaceAll(/\W+/g, '-')}.log`);
