import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';
import { runProgram } from './program.ts';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, CHROMIUM_PATH first; undefined where only Playwright's own can be. */
export const systemChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** Sees to it that there is a Chromium: Debian's when we may install it, else Playwright's own. */
export async function haveChromium(): Promise<void> {
  if (systemChromium()) return;
  if (mayInstall()) {
    try {
      return install('chromium', 'fonts-dejavu-core');
    } catch (error) {
      throw new Error(`${(error as Error).message}Chromium can not be installed: set CHROMIUM_PATH.`);
    }
  }
  const { code, output } = await runProgram('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  if (code !== 0) throw new Error(`${output}Chromium can not be installed: set CHROMIUM_PATH.`);
}
