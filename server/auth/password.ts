import { hash, verify } from '@node-rs/argon2';

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

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, OPTIONS));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  limited(() => verify(stored, password).catch(() => false));

let decoy: Promise<string> | undefined;

/** Spends the time of a real check, so that an unknown login answers no faster than a wrong password. */
export const spendPasswordTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
};
