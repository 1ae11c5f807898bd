import { existsSync } from 'node:fs';
import { install, mayInstall } from './apt.ts';

const SYSTEM = '/usr/sbin/postfix';

/** Postfix of this machine, installed where that may be; undefined where there is none. */
export const havePostfix = (): string | undefined => {
  if (!existsSync(SYSTEM) && mayInstall()) install('postfix');
  return existsSync(SYSTEM) ? SYSTEM : undefined;
};
