import { hash, verify } from '@node-rs/argon2';
import { trimmedPassword } from '../../lib/identity/password-policy.ts';
import { refusal } from '../call/call-error.ts';
import { boundedQueue, type Queue } from '../call/queue.ts';
import { readConfig } from '../config.ts';

/** argon2id, m = 19 MiB, t = 2, p = 1. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

let queue: Queue | undefined;

/** At most two hashes at once: sign-ins may queue, up to a bound, lists may not starve. Refuses: busy. */
const limited: Queue = (work) => {
  queue ??= boundedQueue(AT_ONCE, readConfig().PASSWORD_QUEUE, () => refusal('busy'));
  return queue(work);
};

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(trimmedPassword(password), OPTIONS));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  limited(() => verify(stored, trimmedPassword(password)).catch(() => false));

const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** A hash made under other settings than today's is made again at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

let decoy: Promise<string> | undefined;

/** Spends the time of a real check, so that an unknown login answers no faster than a wrong password. */
export const spendPasswordTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('no account has this password').catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  await verifyPassword(await decoy, password);
};
