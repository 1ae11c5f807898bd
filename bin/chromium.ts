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
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        encoding: 'utf8',
      });
    // Some source of the machine may be away; what counts is whether the browser comes.
    apt('update');
    const { status, stderr } = apt(
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
      'fonts-dejavu-core',
    );
    if (status !== 0) throw new Error(`${stderr}Chromium can not be installed: set CHROMIUM_PATH.`);
    return;
  }
  const { code, output } = await runProgram('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  if (code !== 0) throw new Error(`${output}Chromium can not be installed: set CHROMIUM_PATH.`);
}
