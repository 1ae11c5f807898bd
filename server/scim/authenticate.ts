import { networkOf } from '../../lib/identity/network.ts';
import { tokenHash } from '../auth/tokens.ts';
import { secondsToCall } from '../call/call-rate.ts';
import { countAttempt } from '../call/limits.ts';
import { readConfig } from '../config.ts';
import { db } from '../db/tx.ts';
import { ScimError } from './scim-error.ts';

/** The directory behind a token: what it may touch is one organization of one client. */
export interface Directory {
  readonly token_id: number;
  readonly client_id: number;
  readonly organization_id: number;
}

const WRONG = { attempts: 30, windowS: 60 };

/**
 * Whose directory calls. Refuses 401 for a token that is none or no longer one, 429 for too many calls: with a token as
 * many a minute as a person has, in the memory of this process; without one as guesses, counted in the database.
 */
export const directoryOf = async (bearer: string | undefined, address: string): Promise<Directory> => {
  const [directory] = bearer ? await db.rows<Directory>(FIND, [tokenHash(bearer)]) : [];
  const wait = directory
    ? secondsToCall(`scim:${directory.token_id}`, readConfig().CALLS_PER_PERSON)
    : await countAttempt(`scim-wrong:${networkOf(address)}`, WRONG);
  if (wait > 0) throw new ScimError(429, 'Too many requests.', undefined, { 'retry-after': String(wait) });
  if (!directory)
    throw new ScimError(401, 'The token opens nothing.', undefined, { 'www-authenticate': 'Bearer' });
  return directory;
};

const FIND = `
  with found as (
    select t."id" as token_id, t."client_id", t."organization_id" from "scim_token" t
    join "organization" o on o."id" = t."organization_id" and o."client_id" = t."client_id"
    where t."hash" = $1 and not t."disabled" and not o."disabled"),
  used as (
    update "scim_token" t set "last_used" = now() from found
    where t."id" = found.token_id and (t."last_used" is null or t."last_used" < now() - interval '1 minute'))
  select * from found`;
