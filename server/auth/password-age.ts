import { passwordExpiry } from '../../lib/identity/password-expiry.ts';
import { dayInZone } from '../../lib/kernel/day.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

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
