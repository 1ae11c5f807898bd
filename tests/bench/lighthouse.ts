import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('./lighthouse/', import.meta.url));

/**
 * How Lighthouse judges a page on a phone: a score of 100, milliseconds, and the layout shift. `machine` is its measure of
 * the machine it ran on: below 1,000 it says itself that its scores are too low.
 */
export interface Judgement {
  readonly score: number;
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly machine: number;
}

/** Only the bench needs Lighthouse and the hundred packages it brings: it is installed on first use. */
const install = (): void => {
  if (existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
};

const RUNS = 3;

/** The run of several whose score lies in the middle: one run says as much of the machine as of the page. */
export const judged = async (
  browser: string,
  address: string,
  signIn: () => Promise<readonly object[]>,
): Promise<Judgement> => {
  install();
  const runs: Judgement[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Each run has a session of its own: a browser that returns with used cookies is taken for a thief.
    const args = [join(FOLDER, 'judge.mjs'), browser, address, JSON.stringify(await signIn())];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: QUIET });
    runs.push(JSON.parse(stdout));
  }
  return runs.toSorted((a, b) => a.score - b.score)[Math.floor(RUNS / 2)] as Judgement;
};

/** Without its reports to Sentry. */
const QUIET = { ...process.env, SENTRY_DSN: '' };
