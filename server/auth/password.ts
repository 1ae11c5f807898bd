import { hash, verify } from '@node-rs/argon2';
import { trimmedPassword } from '../../lib/identity/password-policy.ts';

/** argon2id, m = 19 MiB, t = 2, p = 1. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** At most two hashes at once: sign-ins may queue, lists may not starve. */
const limited = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
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
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
};
