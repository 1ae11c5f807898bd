import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the system may be installed here. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A machine that has just started may be installing packages of its own. */
const WAIT_SECONDS = 300;

/** Installs system packages without starting their services. Throws with what apt said. */
export function install(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', `DPkg::Lock::Timeout=${WAIT_SECONDS}`, ...args], {
      env,
      encoding: 'utf8',
    });
  // Some source of the machine may be away; what counts is whether the packages come.
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...packages);
  if (status !== 0) throw new Error(stderr);
}
