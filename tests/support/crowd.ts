import type { Client } from 'pg';
import { freshToken, tokenHash } from '../../server/auth/tokens.ts';

/** A signed-in person of a crowd. */
export interface Somebody {
  readonly employee_id: number;
  readonly token: string;
}

/** So many people of one organization and one location, each with an account and a session. */
export const crowdAt = async (
  db: Client,
  at: { client_id: number; organization_id: number; location: string },
  count: number,
): Promise<readonly Somebody[]> => {
  const tokens = Array.from({ length: count }, () => freshToken());
  const { rows } = await db.query<{ employee_id: string; place: number }>(CROWD, [
    at.client_id,
    at.organization_id,
    at.location,
    JSON.stringify(tokens.map((token, place) => ({ place, hash: tokenHash(token).toString('hex') }))),
  ]);
  return rows.map(({ employee_id, place }) => ({
    employee_id: Number(employee_id),
    token: tokens[place] ?? '',
  }));
};

const CROWD = `
  with wanted as (select * from json_to_recordset($4::json) as w("place" int, "hash" text)),
  person as (
    insert into "employee" ("organization_id", "number", "name", "name_eng", "position", "department", "location", "hire_date")
    select $2::bigint, $3 || w."place", 'Житель ' || w."place", 'Resident ' || w."place", 'Специалист', 'Отдел', $3, '2015-03-02'
    from wanted w returning "id", "number"),
  account as (
    insert into "app_user" ("client_id", "login", "email", "password_hash", "employee_id")
    select $1::bigint, p."number", p."number" || '@example.ru', '', p."id" from person p returning "id", "employee_id", "login"),
  role as (
    insert into "user_role" ("user_id", "organization_id", "role") select a."id", $2::bigint, 'employee' from account a returning "user_id"),
  session as (
    insert into "auth_session" ("user_id", "user_agent", "address", "expires_at")
    select a."id", 'node', '127.0.0.1', now() + interval '1 day' from account a returning "id", "user_id"),
  token as (
    insert into "auth_token" ("hash", "session_id", "kind", "expires_at")
    select decode(w."hash", 'hex'), s."id", 'access', now() + interval '30 minutes'
    from session s join account a on a."id" = s."user_id" join wanted w on a."login" = $3 || w."place" returning 1)
  select a."employee_id", w."place" from account a join wanted w on a."login" = $3 || w."place"`;
