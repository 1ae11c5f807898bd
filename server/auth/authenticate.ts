import type { Actor, Locale } from '../../lib/access/actor.ts';
import { effectiveRoles } from '../../lib/access/effective-roles.ts';
import type { Role, StoredRole } from '../../lib/access/roles.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { rulesOfVersion } from '../client/rules.ts';
import { db, shortReads } from '../db/tx.ts';
import { lacksFactor, mustChangePassword, owedBy } from './gate.ts';
import { type GrantRow, grantFacts, lentNow } from './grant-facts.ts';
import { type Caused, IDLE, maySessionGoOn, type Presence } from './idle.ts';
import { daysDismissed, isOpen } from './may-enter.ts';
import { type Sender, watchDevice } from './open-session.ts';
import { withStanding } from './standing.ts';
import { tokenHash } from './tokens.ts';

/** Managers of a person and managers they assist: `direct:7`. */
type Above = readonly string[];

/** Rights that triggers keep in the account. */
export interface Access {
  readonly roles: Readonly<Record<string, readonly StoredRole[]>>;
  readonly above: Above;
}

interface SessionRow extends Omit<Presence, 'auto_logout_time'> {
  fingerprint: string;
  login: string;
  client_code: string;
  rules_version: number;
  employee_id: number | null;
  organization_id: number | null;
  department: string | null;
  must_change: boolean;
  lacks_factor: boolean;
  days_dismissed: number;
  access: Access;
  grant_id: number | null;
}

/**
 * The row of a live session with its account and person. A session that ended, expired or was disabled, or whose
 * person was dismissed, has no row on any pathway; one that was idle too long is ended when it is met. One statement,
 * every row by an index; parameters come from the rules kept under the version that is read along.
 */
const session =
  (): string => `select u."id" as user_id, s."id" as session_id, s."fingerprint", u."login", u."client_id", c."code" as client_code,
    c."rules_version", ${IDLE}, u."employee_id", e."organization_id", e."department", ${mustChangePassword()} as must_change, ${lacksFactor()} as lacks_factor, ${daysDismissed()} as days_dismissed,
    u."access", s."grant_id"
  from "auth_session" s
  join "app_user" u on u."id" = s."user_id"
  join "client" c on c."id" = u."client_id"
  left join "employee" e on e."id" = u."employee_id"
  where s."ended_at" is null and s."expires_at" > now() and ${isOpen()}`;

const BY_TOKEN = `s."id" = (select t."session_id" from "auth_token" t where t."hash" = $1 and t."kind" = 'access' and t."expires_at" > now())`;
const BY_ID = 's."id" = $1';

/** Texts are made once: they depend on nothing but the settings. */
const texts = new Map<string, string>();

const readSession = async (by: string, value: unknown): Promise<SessionRow | undefined> => {
  const text = texts.get(by) ?? `${session()} and ${by}`;
  texts.set(by, text);
  const [row] = await shortReads.rows<SessionRow>(text, [value]);
  return row;
};

/** The caller of a bearer token; undefined for a token that opens nothing. */
export const actorOfToken = async (
  token: string,
  locale: Locale,
  caused: Caused = 'in-background',
  sender?: Sender,
): Promise<Actor | undefined> => {
  if (token.length < 20 || token.length > 200) return undefined;
  const row = await readSession(BY_TOKEN, tokenHash(token));
  return row && actorOf(row, locale, caused, sender);
};

/** The caller of a session cookie. */
export const actorOfSession = async (
  sessionId: number,
  locale: Locale,
  caused: Caused = 'in-background',
): Promise<Actor | undefined> => {
  const row = await readSession(BY_ID, sessionId);
  return row && actorOf(row, locale, caused);
};

/** Roles a dismissed employee keeps, for their own documents. */
const LEFT_TO_DISMISSED: readonly Role[] = ['user', 'employee'];

/**
 * The caller of a session that goes on. A session that acts by a grant opens nothing once the grant is not in force.
 */
const actorOf = async (
  row: SessionRow,
  locale: Locale,
  caused: Caused,
  sender?: Sender,
): Promise<Actor | undefined> => {
  const rules = await rulesOfVersion(db, row.client_id, row.rules_version);
  const { parameters } = rules;
  if (row.days_dismissed > numberOf(parameters, 'dismissal_period')) return undefined;
  const dismissed = row.days_dismissed > 0;
  const presence = { ...row, auto_logout_time: parameters.auto_logout_time ?? null };
  if (!(await maySessionGoOn(presence, caused))) return undefined;
  if (sender) watchDevice(row, sender);
  const known = personIn(row, parameters);
  const person: Actor = {
    ...known,
    session_id: row.session_id,
    locale,
    owes: owedBy(row, known.roles, parameters),
  };
  if (row.grant_id === null || dismissed) return withStanding(person, rules);
  const acting = await actingOf(person, row.grant_id, parameters);
  // What a role demands (a second factor) it demands of the deputy who is lent it, too.
  const owes = acting && owedBy(row, [...known.roles, ...acting.roles], parameters);
  return acting && withStanding({ ...acting, owes: owes ?? null }, rules);
};

type PersonRow = Pick<
  SessionRow,
  | 'user_id'
  | 'login'
  | 'client_id'
  | 'client_code'
  | 'employee_id'
  | 'organization_id'
  | 'department'
  | 'access'
  | 'days_dismissed'
>;

/** A caller by account and person alone: in no session yet, and under no grant. */
export const personIn = (
  row: PersonRow,
  parameters: Parameters,
): Omit<Actor, 'session_id' | 'locale' | 'owes'> => {
  const dismissed = row.days_dismissed > 0;
  return {
    user_id: row.user_id,
    login: row.login,
    client_id: row.client_id,
    client_code: row.client_code,
    employee_id: row.employee_id,
    organization_id: row.organization_id,
    department: row.department ?? '',
    real_employee_id: row.employee_id,
    grant_id: null,
    manager_ids: dismissed ? [] : aboveAs(row.access.above, 'direct'),
    assisted_ids: aboveAs(row.access.above, 'assistant'),
    ...(dismissed ? { dismissed: true } : {}),
    roles: rolesIn(row, parameters).filter((role) => !dismissed || LEFT_TO_DISMISSED.includes(role)),
  };
};

/** The roles an account works in at its organization. */
const rolesIn = (
  { access, organization_id }: Pick<SessionRow, 'access' | 'organization_id'>,
  parameters: Parameters,
): Role[] => effectiveRoles(access.roles[organization_id ?? ''] ?? [], parameters);

/**
 * The person a session acts for. A statement of its own for the sessions that act: as a part of the one above it
 * would make every other call half as slow again.
 */
const actingOf = async (
  person: Actor,
  grantId: number,
  parameters: Parameters,
): Promise<Actor | undefined> => {
  const [row] = await db.rows<{ grant: GrantRow; above: Above }>(
    `select ${grantFacts()} as grant, "access_of"(0, g."employee_id") -> 'above' as above
     from "grant" g join "app_user" u on u."id" = $2 join "employee" o on o."id" = g."employee_id" where g."id" = $1`,
    [grantId, person.user_id],
  );
  return row && actingBy(person, row.grant, row.above, parameters);
};

/**
 * The caller while acting by a grant; undefined when the grant is not in force. Grants are not nested, and how the
 * caller stands in the company says nothing of the person acted for: `withStanding` asks that again.
 */
export const actingBy = (
  { leaves_own: _leaves, second_level: _level, ...person }: Actor,
  grant: GrantRow,
  managers: Above,
  parameters: Parameters,
): Actor | undefined => {
  const lent = lentNow(grant, parameters);
  return (
    lent && {
      ...person,
      employee_id: grant.employee_id,
      organization_id: grant.organization_id,
      department: grant.department,
      grant_id: grant.id,
      manager_ids: aboveAs(managers, 'direct'),
      assisted_ids: [],
      roles: lent.roles,
      ...(lent.own_documents ? { own_documents: true } : {}),
      ...(lent.families.length > 0 ? { families: lent.families } : {}),
    }
  );
};

/** The managers of a person, or those they assist. */
const aboveAs = (above: Above, type: string): number[] =>
  above.filter((each) => each.startsWith(`${type}:`)).map((each) => Number(each.slice(type.length + 1)));
