import { readConfig } from '../config.ts';

/**
 * Whether an account may enter at this moment, as SQL over `"app_user" u` and its `"employee" e` (which may be
 * absent): not disabled, the person not closed, and not dismissed before today. Every pathway asks this.
 */
export const mayEnter = (): string =>
  `(not u."disabled" and (e."id" is null or (not e."disabled"
    and (e."dismissal_date" is null or e."dismissal_date" >= (now() at time zone '${readConfig().BUSINESS_TZ}')::date))))`;
