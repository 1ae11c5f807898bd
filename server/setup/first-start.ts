import { createHmac, timingSafeEqual } from 'node:crypto';
import { readConfig } from '../config.ts';
import { db } from '../db/tx.ts';
import { log } from '../log.ts';

/** The word of the one-time address: every process of an installation makes the same, and nobody else can. */
const setupToken = (): string =>
  createHmac('sha256', readConfig().AUTH_SECRET).update('first start').digest('hex').slice(0, 40);

/** Whether the portal has no company yet. */
export const isNobodyHere = async (): Promise<boolean> =>
  (await db.rows('select 1 from "client" limit 1')).length === 0;

/** Whether an address may found the company: it holds the word, and there is nobody yet. Once there is, it opens nothing. */
export const mayFound = async (token: string | undefined): Promise<boolean> => {
  const [given, wanted] = [Buffer.from(token ?? ''), Buffer.from(setupToken())];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && (await isNobodyHere());
};

/** Tells whoever started an empty portal where to begin. */
export const tellWhereToBegin = async (): Promise<void> => {
  if (!(await isNobodyHere())) return;
  const { APP_ORIGIN } = readConfig();
  log.warn(
    { address: `${APP_ORIGIN}/portal/setup?word=${setupToken()}` },
    'there is no company yet: open the address to set it up',
  );
};
