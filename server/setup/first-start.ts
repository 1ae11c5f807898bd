import { createHmac, timingSafeEqual } from 'node:crypto';
import { readConfig } from '../config.ts';
import { db } from '../db/tx.ts';
import { log } from '../log.ts';

/**
 * The token of the one-time address: each process of an installation makes the same, by a secret that outsiders lack.
 */
const setupToken = (): string =>
  createHmac('sha256', readConfig().AUTH_SECRET).update('first start').digest('hex').slice(0, 40);

/** Whether the portal has no company yet. */
export const isNobodyHere = async (): Promise<boolean> =>
  (await db.rows('select 1 from "client" limit 1')).length === 0;

/**
 * Whether a token may found the company: it is the right one, and there is no company yet. Afterwards it opens nothing.
 */
export const mayFound = async (token: string | undefined): Promise<boolean> => {
  const [given, wanted] = [Buffer.from(token ?? ''), Buffer.from(setupToken())];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && (await isNobodyHere());
};

/** Logs where to begin in an empty portal. */
export const tellWhereToBegin = async (): Promise<void> => {
  if (!(await isNobodyHere())) return;
  const { APP_ORIGIN } = readConfig();
  log.warn(
    { address: `${APP_ORIGIN}/portal/setup?word=${setupToken()}` },
    'there is no company yet: open the address to set it up',
  );
};
