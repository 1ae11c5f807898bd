import { existsSync, globSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

/** The GOST engine of this machine's openssl; undefined where there is none. */
export const gostEngine = (): string | undefined =>
  existsSync('/usr/bin/openssl') ? globSync('/usr/lib/*/engines-3/gost.so')[0] : undefined;

/** Sees to it that openssl knows GOST where that can be installed; elsewhere the tests that ask it say that they skip. */
export async function haveGostEngine(): Promise<void> {
  if (gostEngine() || !mayInstall()) return;
  try {
    install('openssl', 'libengine-gost-openssl');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}openssl can not learn GOST: its tests will skip.\n`);
  }
}
