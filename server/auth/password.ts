import { hash, verify } from '@node-rs/argon2';
import type { Actor } from '../../lib/access/actor.ts';
import { type DirectoryAnswer, isRightPassword } from '../../lib/identity/directory-answer.ts';
import { passwordExpiry } from '../../lib/identity/password-expiry.ts';
import { trimmedPassword } from '../../lib/identity/password-policy.ts';
import { dayInZone } from '../../lib/kernel/day.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { refusal, tooMany, wrongField } from '../call/call-error.ts';
import { clearAttempts, countAttempt, giveBackAttempts, PASSWORD_LIMIT, sessionKey } from '../call/limits.ts';
import { boundedQueue, type Queue } from '../call/queue.ts';
import { readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

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

/**
 * Asks a signed-in caller for their own password once more, as often as a sign-in would, counted by session: attempts
 * of others at this address do not keep them from it. A right password that the directory refuses is given back.
 * Refuses: too_many_requests, validation (`field`), and what the directory says of the account.
 */
export const askOwnPassword = async (
  actor: Actor,
  field: string,
  ask: () => Promise<DirectoryAnswer>,
): Promise<void> => {
  const key = sessionKey(actor.session_id);
  const wait = await countAttempt(key, PASSWORD_LIMIT, actor.user_id);
  if (wait > 0) throw tooMany(wait);
  const answer = await ask();
  if (answer === 'no') throw wrongField(field, 'user/password-wrong');
  if (answer !== 'yes') {
    if (isRightPassword(answer)) await giveBackAttempts([key]);
    throw refusal(answer);
  }
  await clearAttempts(key);
};

/** Whether the password of an account ended so long ago that only an admin can open it again (AMB-031). */
export const isBlockedByPassword = async (db: Db, userId: number): Promise<boolean> => {
  const [row] = await db.rows<
    Row<'app_user', 'client_id'> & { updated: string; doesnt_expire: boolean; now: string }
  >(
    `select "client_id", "password_update_date" as updated, "password_doesnt_expire" as doesnt_expire, now() as now
     from "app_user" where "id" = $1`,
    [userId],
  );
  if (!row) return false;
  const { parameters } = await readRules(db, row.client_id);
  const { BUSINESS_TZ } = readConfig();
  const { kind } = passwordExpiry({
    updated: dayInZone(row.updated, BUSINESS_TZ),
    doesnt_expire: row.doesnt_expire,
    lifetime: numberOf(parameters, 'password_expiration_days'),
    today: dayInZone(row.now, BUSINESS_TZ),
  });
  return kind === 'blocked';
};
