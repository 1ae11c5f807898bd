import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    ]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${stderr}Chromium can not be installed: set CHROMIUM_PATH.`);
    }
    return;
  }
  const { code, output } = await runProgram('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  if (code !== 0) throw new Error(`${output}Chromium can not be installed: set CHROMIUM_PATH.`);
}
