import { DECIMAL } from '../../lib/settings/read.ts';
import { readConfig } from '../config.ts';

const today = (): string => `(now() at time zone '${readConfig().BUSINESS_TZ}')::date`;

/** How many days ago the last working day of `"employee" e` was, as SQL; 0 while it is not over or there is none. */
export const daysDismissed = (): string => `greatest(coalesce(${today()} - e."dismissal_date", 0), 0)`;

/** Whether an account `"app_user" u` and its person `"employee" e` (which may be absent) are open, as SQL. */
export const isOpen = (): string => `(not u."disabled" and (e."id" is null or not e."disabled"))`;

/** Days after the dismissal during which the person may still enter (AMB-126), read as `numberOf` reads them. */
const DISMISSAL_PERIOD = `coalesce((select replace(p."value", ',', '.')::numeric from "parameter" p
  where p."client_id" = u."client_id" and p."code" = 'dismissal_period'
    and replace(btrim(p."value", E' \\t\\r\\n'), ',', '.') ~ '${DECIMAL.source}'), 0)`;

/**
 * Whether an account may enter at this moment, as SQL over `"app_user" u` and its `"employee" e` (which may be
 * absent): open, and not dismissed before today, or no longer than `dismissal_period` days ago. Every pathway asks this;
 * a session that is there already asks the same of the rules that are kept.
 */
export const mayEnter = (): string =>
  `(${isOpen()} and (${daysDismissed()} = 0 or ${daysDismissed()} <= ${DISMISSAL_PERIOD}))`;

/** Whether an account may enter and do more than read: a dismissed person's may not. */
export const mayAct = (): string => `(${isOpen()} and ${daysDismissed()} = 0)`;
