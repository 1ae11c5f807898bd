import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserReport, countedBy } from './browser-report.ts';
import { buildWhenChanged } from './build.ts';
import { haveChromium } from './chromium.ts';
import { haveGostEngine } from './gost-engine.ts';
import {
  limitedByPlaywright,
  limitedByVitest,
  nearestToLimits,
  type VitestReport,
} from './nearest-limits.ts';
import { havePgBouncer } from './pgbouncer.ts';
import { runProgram } from './program.ts';
import { haveSlapd } from './slapd.ts';
import { haveSwift } from './swift.ts';
import { choosePostgres } from './test-postgres.ts';

const LOGS = 'test-results/logs';

/**
 * What a stage counted; `again` names what held at the second try only, `notes` are lines below it, `output`
 * is shown when something failed.
 */
type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  again?: readonly string[];
  notes?: readonly string[];
  output?: string;
};

type Stages = Record<string, () => Promise<Outcome>>;

/**
 * One group after the other; stages of a group run side by side, so that the cores are busy while one waits: faults wait
 * most of their time.
 */
const GROUPS: readonly Stages[] = [
  { chromium: () => attempt(haveChromium) },
  { slapd: () => attempt(haveSlapd) },
  { pgbouncer: () => attempt(havePgBouncer) },
  { gost: () => attempt(haveGostEngine) },
  { swift: () => attempt(haveSwift) },
  { postgres: () => attempt(choosePostgres) },
  { generate: () => single('bin/generate.mjs', []) },
  { build: () => attempt(buildWhenChanged) },
  {
    check: () => single('bin/check.mjs', []),
    vitest,
    faults,
  },
  { browser: playwright },
];

/** Runs the groups in order up to the first that fails; ends with the sum of what was counted. */
export async function runTests(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  // Every process that is started compiles the same sources: what one has compiled the others read.
  process.env.NODE_COMPILE_CACHE ||= join(process.cwd(), 'test-results', 'compiled');
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
  const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : '';
  const again = outcome.again?.length ? `, at the second try: ${outcome.again.join('; ')}` : '';
  console.log(
    `${name.padEnd(9)} ${seconds.padStart(6)} s  ${outcome.passed} passed, ${outcome.failed} failed${skipped}${again}`,
  );
  for (const line of outcome.notes ?? []) console.log(`          ${line}`);
  if (outcome.failed > 0 && outcome.output) console.log(outcome.output);
  return outcome;
}

async function attempt(work: () => Promise<unknown>): Promise<Outcome> {
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

/** The faults that try what changed; the first line says how many there are. */
async function faults(): Promise<Outcome> {
  const outcome = await single('tests/faults/main.ts', ['--fault', 'changed']);
  return { ...outcome, notes: outcome.output?.split('\n', 1) ?? [] };
}

/** Unit, DOM, API and contract tests in one run, on one PostgreSQL. */
async function vitest(): Promise<Outcome> {
  const report = join(LOGS, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runProgram('node_modules/vitest/vitest.mjs', args, { log: logOf('vitest') });
  const counted = readReport<VitestReport>(report);
  return judged(
    code,
    counted && {
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      skipped: counted.numPendingTests,
      notes: nearestToLimits(limitedByVitest(counted)),
    },
    output,
  );
}

async function playwright(): Promise<Outcome> {
  const report = join(LOGS, 'browser.json');
  const args = ['test', '--reporter=list,json'];
  const { code, output } = await runProgram('node_modules/@playwright/test/cli.js', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    log: logOf('browser'),
  });
  const counted = readReport<BrowserReport>(report);
  return judged(
    code,
    counted && { ...countedBy(counted), notes: nearestToLimits(limitedByPlaywright(counted)) },
    output,
  );
}

/** A runner that ended badly, or left no report, has failed, whatever it counted. */
const judged = (code: number, counted: Outcome | undefined, output: string): Outcome =>
  code === 0 && counted
    ? { ...counted, output }
    : { ...counted, passed: counted?.passed ?? 0, failed: Math.max(counted?.failed ?? 0, 1), output };

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

const logOf = (name: string) => join(LOGS, `${name.replaceAll(/\W+/g, '-')}.log`);
