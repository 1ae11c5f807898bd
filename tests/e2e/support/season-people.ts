import { freshToken, tokenHash } from '../../../server/auth/tokens.ts';
import { sql } from './signing-desk.ts';

/** An employee of the department that plans its season. */
export interface Planner {
  readonly employee_id: number;
  readonly organization_id: number;
  readonly login: string;
  /** As lists and screens name them: surname and initials. */
  readonly short: string;
  readonly token: string;
}

export const SEASON_TEAM = 'Сборочный участок';
/** Days of leave of each planner in the year. */
export const SEASON_DAYS = 28;

/**
 * So many people of a department of their own in the demo's organization, who answer to its manager and have a limit in
 * the year that is planned. Each is signed in already, and signs in with the password of the demo.
 */
export const seasonPeople = async (count: number, year: number): Promise<readonly Planner[]> => {
  const tokens = Array.from({ length: count }, () => freshToken());
  const rows = await sql(PEOPLE, [
    JSON.stringify(tokens.map((token, place) => ({ place, hash: tokenHash(token).toString('hex') }))),
    SEASON_TEAM,
    year,
    SEASON_DAYS,
  ]);
  return rows.map(({ employee_id, organization_id, login, name, place }) => ({
    employee_id: Number(employee_id),
    organization_id: Number(organization_id),
    login: String(login),
    short: String(name).replace(/(\S+) (\S)\S+ (\S)\S+/, '$1 $2. $3.'),
    token: tokens[Number(place)] ?? '',
  }));
};

const PEOPLE = `
  with wanted as (select * from json_to_recordset($1::json) as w("place" int, "hash" text)),
  manager as (
    select u."client_id", e."id", e."organization_id", u."password_hash" from "app_user" u
    join "employee" e on e."id" = u."employee_id" join "client" c on c."id" = u."client_id"
    where c."code" = 'eg' and u."login" = 'manager'),
  person as (
    insert into "employee" ("organization_id", "number", "name", "name_eng", "position", "department", "location", "hire_date")
    select m."organization_id", 'С-' || w."place", 'Сборщиков-' || lpad(w."place"::text, 2, '0') || ' Иван Петрович',
      'Ivan Sborshchikov-' || lpad(w."place"::text, 2, '0'), 'Сборщик', $2, 'Москва', '2019-03-04'
    from wanted w cross join manager m order by w."place" returning "id", "number", "name", "organization_id"),
  direct as (
    insert into "subordination" ("employee_id", "manager_id") select p."id", m."id" from person p cross join manager m returning 1),
  given as (
    insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
    select p."id", $3::int, make_date($3::int, 1, 1), $4::numeric, $4::numeric, '2019-03-04' from person p returning 1),
  account as (
    insert into "app_user" ("client_id", "login", "email", "password_hash", "employee_id")
    select m."client_id", 'season' || substr(p."number", 3), 'season' || substr(p."number", 3) || '@example.ru', m."password_hash", p."id"
    from person p cross join manager m returning "id", "login", "employee_id"),
  role as (
    insert into "user_role" ("user_id", "organization_id", "role")
    select a."id", p."organization_id", 'employee' from account a join person p on p."id" = a."employee_id" returning 1),
  session as (
    insert into "auth_session" ("user_id", "user_agent", "address", "expires_at")
    select a."id", 'node', '127.0.0.1', now() + interval '1 day' from account a returning "id", "user_id"),
  token as (
    insert into "auth_token" ("hash", "session_id", "kind", "expires_at")
    select decode(w."hash", 'hex'), s."id", 'access', now() + interval '30 minutes'
    from session s join account a on a."id" = s."user_id" join wanted w on a."login" = 'season' || w."place" returning 1)
  select p."id" as "employee_id", p."organization_id", a."login", p."name", w."place" from person p join account a on a."employee_id" = p."id"
  join wanted w on a."login" = 'season' || w."place" order by w."place"`;
