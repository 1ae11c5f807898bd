import { wrongField } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import type { BeforeWrite } from '../objects/rules.ts';

/**
 * A value is put in force on a day after today, one a day for each it is for; what is to begin today is written at once.
 * Refuses: validation, by `starts_on`.
 */
export const dayIsToCome: BeforeWrite = async (tx, actor, before, after) => {
  if (before || !after) return;
  const { code, organization_id = null, starts_on } = after;
  const [row] = await tx.rows<{ to_come: boolean; taken: boolean }>(
    `select $1::date > (now() at time zone $2)::date as to_come, exists (
       select 1 from "parameter_schedule" where "client_id" = $3 and "code" = $4
         and "organization_id" is not distinct from $5::bigint and "starts_on" = $1::date) as taken`,
    [starts_on, readConfig().BUSINESS_TZ, actor.client_id, code, organization_id],
  );
  if (!row?.to_come) throw wrongField('starts_on', 'parameter/past-day');
  if (row.taken) throw wrongField('starts_on', 'field/duplicate');
};
