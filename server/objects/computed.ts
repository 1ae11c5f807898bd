import { waitsForAttempts } from '../auth/limits.ts';
import { spokenForDays } from '../documents/spoken-for.ts';

/** The organization of the person behind an account. */
const EMPLOYER = `from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id"`;

const TAKEN = spokenForDays({ employee_id: 'b0."employee_id"', period: 'b0."period"' });

/**
 * Columns the database works out, by `object.field` (`*.field` for every object of documents).
 * b0 is the object's first table, b1 the family's own. Only this file holds such expressions.
 */
export const COMPUTED: Readonly<Record<string, string>> = {
  '*.files_count': `(select count(*)::int from "file" f where f."registrator_id" = b0."id" and not f."deleted" and not f."server_made")`,
  'subordination.client_id': `(select o."client_id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id")`,
  'vacation_limit.client_id': `(select o."client_id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id")`,
  'vacation_limit.manager_id': `(select s."manager_id" from "subordination" s where s."employee_id" = b0."employee_id" and s."type" = 'direct' and not s."disabled" order by s."id" limit 1)`,
  'vacation_limit.days_planned': TAKEN,
  'vacation_limit.days_rest': `(b0."days_limit" - ${TAKEN})`,
  'session.live': `(b0."ended_at" is null and b0."expires_at" > now())`,
  'session.current': 'true',
  'user.organization_name': `coalesce((select o."name" ${EMPLOYER}), '')`,
  'user.organization_name_eng': `coalesce((select o."name_eng" ${EMPLOYER}), '')`,
  'user.roles': `coalesce((select string_agg(r."role", ',' order by r."role") from "user_role" r join "employee" e on e."organization_id" = r."organization_id" where r."user_id" = b0."id" and e."id" = b0."employee_id"), '')`,
  'user.organization_roles': `coalesce((select json_agg(json_build_object('organization_id', r."organization_id", 'role', r."role") order by r."organization_id", r."role") from "user_role" r where r."user_id" = b0."id"), '[]')::text`,
  'user.locked': waitsForAttempts('b0."id"'),
  'user.has_factor': `(b0."totp_secret" <> '' or exists (select 1 from "passkey" k where k."user_id" = b0."id"))`,
  'user.has_key': `exists (select 1 from "certificate" c join "signing_key" k on k."certificate_id" = c."id" where c."employee_id" = b0."employee_id" and not c."disabled" and c."revoked_at" is null and c."expiration_date" > now())`,
  'user.last_sign_in': `(select max(s."create_date") from "auth_session" s where s."user_id" = b0."id")`,
  'grant.login': `(select a."login" from "app_user" a where a."id" = b0."user_id")`,
  'grant.holder_id': `(select a."employee_id" from "app_user" a where a."id" = b0."user_id")`,
  'deputy.client_id': `(select o."client_id" from "organization" o where o."id" = b0."organization_id")`,
  'power_of_attorney.xml': `encode(b0."xml", 'base64')`,
  'power_of_attorney.xml_signature': `encode(b0."xml_signature", 'base64')`,
  'away.pending': `b0."status_id" in ('prepared', 'created', 'notified')`,
};
