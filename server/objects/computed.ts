import { waitsForAttempts } from '../auth/limits.ts';
import { reservedDays, spokenForDays } from '../documents/spoken-for.ts';

/** The organization of the person behind an account. */
const EMPLOYER = `from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id"`;

/** The employee who ordered a key. */
const ASKED = `from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."id" = b0."asked_by"`;

const TAKEN = spokenForDays({ employee_id: 'b0."employee_id"', period: 'b0."period"' });

/** How many recipients of a paper gave this answer. */
const answered = (...statuses: readonly string[]): string =>
  `(select count(*)::int from "request_push_signed" r join "document" d on d."id" = r."id"
    where r."paper_id" = b0."id" and d."status_id" in (${statuses.map((status) => `'${status}'`).join(', ')}))`;

/**
 * Columns that PostgreSQL computes, by `object.field` (`*.field` for every object of documents). b0 is the object's
 * first table, b1 the family's own. Only this file holds such expressions.
 */
export const COMPUTED: Readonly<Record<string, string>> = {
  '*.files_count': `(select count(*)::int from "file" f where f."registrator_id" = b0."id" and not f."deleted" and not f."server_made")`,
  '*.signed': `exists (select 1 from "signature" s where s."document_id" = b0."id")`,
  'subordination.client_id': `(select o."client_id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id")`,
  'vacation_limit.client_id': `(select o."client_id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = b0."employee_id")`,
  'vacation_limit.manager_id': `(select s."manager_id" from "subordination" s where s."employee_id" = b0."employee_id" and s."type" = 'direct' and not s."disabled" order by s."id" limit 1)`,
  'vacation_limit.days_planned': TAKEN,
  'vacation_limit.days_rest': `(b0."days_limit" - ${TAKEN})`,
  'vacation_limit.days_reserved': reservedDays({ employee_id: 'b0."employee_id"', period: 'b0."period"' }),
  'session.live': `(b0."ended_at" is null and b0."expires_at" > now())`,
  'session.current': 'true',
  'user.organization_name': `coalesce((select o."name" ${EMPLOYER}), '')`,
  'user.organization_name_eng': `coalesce((select o."name_eng" ${EMPLOYER}), '')`,
  'user.roles': `coalesce((select string_agg(r."role", ',' order by r."role") from "user_role" r join "employee" e on e."organization_id" = r."organization_id" where r."user_id" = b0."id" and e."id" = b0."employee_id"), '')`,
  'user.organization_roles': `coalesce((select json_agg(json_build_object('organization_id', r."organization_id", 'role', r."role") order by r."organization_id", r."role") from "user_role" r where r."user_id" = b0."id"), '[]')::text`,
  'user.locked': waitsForAttempts('b0'),
  'user.has_factor': `(b0."totp_secret" <> '' or exists (select 1 from "passkey" k where k."user_id" = b0."id"))`,
  'user.has_key': `exists (select 1 from "certificate" c join "signing_key" k on k."certificate_id" = c."id" where c."employee_id" = b0."employee_id" and not c."disabled" and c."revoked_at" is null and c."expiration_date" > now())`,
  'user.last_sign_in': `(select max(s."create_date") from "auth_session" s where s."user_id" = b0."id")`,
  'grant.login': `(select a."login" from "app_user" a where a."id" = b0."user_id")`,
  'grant.holder_id': `(select a."employee_id" from "app_user" a where a."id" = b0."user_id")`,
  'deputy.client_id': `(select o."client_id" from "organization" o where o."id" = b0."organization_id")`,
  'signature.verdict': `(b0."report" ->> 'verdict')`,
  'signature.code': `(b0."report" ->> 'code')`,
  'file.legal_object_id': `coalesce((select d."object_id" from "request" r join "document" d on d."id" = r."legal_document_id" where r."id" = b0."registrator_id"), '')`,
  'certificate.certificate_id': 'b0."id"',
  'certificate.text': `replace(encode(b0."der", 'base64'), chr(10), '')`,
  'key_order.asked_name': `coalesce((select coalesce(e."name", u."login") ${ASKED}), '')`,
  'key_order.asked_name_eng': `coalesce((select coalesce(nullif(e."name_eng", ''), e."name", u."login") ${ASKED}), '')`,
  'key_order.state': `case when b0."used_at" is not null then 'used' when b0."granted" = false then 'refused'
    when b0."expires_at" <= now() then 'over' when b0."granted" then 'granted' else 'asked' end`,
  'trusted_certificate.crl_this_update': `(select l."this_update" from "trusted_crl" l where l."certificate_id" = b0."id")`,
  'trusted_certificate.delta_this_update': `(select l."this_update" from "trusted_delta" l where l."certificate_id" = b0."id")`,
  'trusted_certificate.crl_next_update': `(select l."next_update" from "trusted_crl" l where l."certificate_id" = b0."id")`,
  'trusted_certificate.delta_next_update': `(select l."next_update" from "trusted_delta" l where l."certificate_id" = b0."id")`,
  'paper.people': `(select count(*)::int from "request_push_signed" r where r."paper_id" = b0."id")`,
  'paper.confirmed': answered('confirmed', 'closed'),
  'paper.declined': answered('declined'),
  'power_of_attorney.xml': `encode(b0."xml", 'base64')`,
  'power_of_attorney.xml_signature': `encode(b0."xml_signature", 'base64')`,
  'away.pending': `b0."status_id" in ('prepared', 'created', 'notified')`,
};
