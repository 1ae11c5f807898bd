import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';
import { runProgram } from './program.ts';

/** Chromium without windows: the same engine for two thirds of the processor's time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const SYSTEM = [WITHOUT_WINDOWS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, CHROMIUM_PATH first; undefined where only Playwright's own can be. */
export const systemChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/**
 * Sees to it that there is a Chromium: Debian's without windows when we may install it, else the one that is there, else
 * Playwright's own.
 */
export async function haveChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(WITHOUT_WINDOWS)) return;
  if (mayInstall()) {
    try {
      return install('chromium-headless-shell', 'fonts-dejavu-core');
    } catch (error) {
      if (!systemChromium())
        throw new Error(`${(error as Error).message}Chromium can not be installed: set CHROMIUM_PATH.`);
    }
  }
  if (systemChromium()) return;
  const { code, output } = await runProgram('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  if (code !== 0) throw new Error(`${output}Chromium can not be installed: set CHROMIUM_PATH.`);
}
