import type { Actor } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { recordRefusal } from '../audit/refused.ts';
import { refusal } from '../call/call-error.ts';
import type { SignedIn } from '../call/context.ts';
import { readRules, rulesOfVersion } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { type GrantRow, grantFacts, type LentRoles, lentNow } from './grant-facts.ts';
import { issueAccess, type TokenRecord } from './tokens.ts';

/** A grant in force, with the names of its person. */
export interface GrantInForce extends GrantRow {
  readonly lent: LentRoles;
  readonly names: Readonly<Record<string, string>>;
}

/** The grants of an account that are in force now; of the real person, also under a grant. */
export const grantsInForce = async (
  db: Db,
  { user_id, client_id }: Pick<Actor, 'user_id' | 'client_id'>,
): Promise<GrantInForce[]> => {
  const rows = await db.rows<
    Row<'client', 'rules_version'> & { grant: GrantRow; names: Record<string, string> }
  >(
    `select ${grantFacts()} as grant, json_build_object('employee_name', o."name", 'employee_name_eng', o."name_eng",
        'position', o."position", 'position_eng', o."position_eng",
        'organization_name', x."name", 'organization_name_eng', x."name_eng") as names,
        c."rules_version"
     from "grant" g join "app_user" u on u."id" = g."user_id" join "employee" o on o."id" = g."employee_id"
       join "organization" x on x."id" = g."organization_id" join "client" c on c."id" = u."client_id"
     where g."user_id" = $1 and not g."disabled" order by g."deputy_id" is not null, o."name", g."id"`,
    [user_id],
  );
  if (!rows[0]) return [];
  const { parameters } = await rulesOfVersion(db, client_id, rows[0].rules_version);
  return rows.flatMap(({ grant, names }) => {
    const lent = lentNow(grant, parameters);
    return lent ? [{ ...grant, names, lent }] : [];
  });
};

/** A grant as the profile tells of it. */
export const grantRecord = ({ lent, names, ...grant }: GrantInForce) => ({
  id: grant.id,
  employee_id: grant.employee_id,
  organization_id: grant.organization_id,
  ...names,
  role: lent.role,
  families: [...lent.families],
  own_documents: lent.own_documents ? '1' : '0',
  until: lent.until,
  deputy: grant.deputy_id === null ? '0' : '1',
});

/**
 * Acts by a grant of the caller's from the next call on, or as themselves again. The session carries it, so every token
 * of before ends: a page left open does not go on as another person. A grant that is not in force, another's or unknown
 * is refused alike: access_denied.
 */
export const switchGrant = async (context: SignedIn, grantId: number | null): Promise<TokenRecord> => {
  const { actor, requestId } = context;
  try {
    return await inTransaction(async (tx) => {
      if (grantId !== null && !(await grantsInForce(tx, actor)).some(({ id }) => id === grantId))
        throw refusal('access_denied');
      await tx.rows(`update "auth_session" set "grant_id" = $2 where "id" = $1`, [actor.session_id, grantId]);
      await tx.rows(`delete from "auth_token" where "session_id" = $1 and "kind" = 'access'`, [
        actor.session_id,
      ]);
      await writeAudit(tx, entry(actor, grantId, await namesIn(tx, actor, grantId ?? actor.grant_id)));
      return issueAccess(tx, actor.session_id);
    });
  } catch (error) {
    const tried = { action: 'token.grant', object_id: 'grant', request_id: requestId };
    await recordRefusal(actor, tried, { reason: 'access_denied' });
    throw error;
  }
};

const entry = (actor: Actor, grantId: number | null, detail: Record<string, unknown>) => ({
  ...byActor(actor),
  grant_id: grantId ?? actor.grant_id,
  stream: `user:${actor.user_id}`,
  action: grantId === null ? 'grant.leave' : 'grant.enter',
  object_id: 'grant',
  record_id: String(grantId ?? actor.grant_id ?? ''),
  detail,
});

/** Names of today of the caller and the person acted for: the grant may be gone by the time of reading. */
const namesIn = async (
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  grantId: number | null,
): Promise<Record<string, unknown>> => {
  const [row] = await db.rows<{ by: string; for: string | null }>(
    `select coalesce(e."name", u."login") as by,
       (select o."name" from "grant" g join "employee" o on o."id" = g."employee_id" where g."id" = $2) as for
     from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."id" = $1`,
    [actor.user_id, grantId],
  );
  return { ...row };
};

/** A browser whose grant has ended is the person's own again: its page shows them, and its old tokens open nothing. */
export const leaveSpentGrant = (sessionId: number): Promise<void> =>
  inTransaction(async (tx) => {
    const [row] = await tx.rows<
      Row<'auth_session', 'user_id'> &
        Row<'app_user', 'client_id'> & { grant_id: number; grant: GrantRow | null }
    >(
      `select s."user_id", u."client_id", s."grant_id",
         (select ${grantFacts()} from "grant" g join "employee" o on o."id" = g."employee_id" where g."id" = s."grant_id") as grant
       from "auth_session" s join "app_user" u on u."id" = s."user_id"
       where s."id" = $1 and s."grant_id" is not null and s."ended_at" is null for update of s`,
      [sessionId],
    );
    if (!row) return;
    const { parameters } = await readRules(tx, row.client_id);
    if (row.grant && lentNow(row.grant, parameters)) return;
    await tx.rows(`update "auth_session" set "grant_id" = null where "id" = $1`, [sessionId]);
    await tx.rows(`delete from "auth_token" where "session_id" = $1 and "kind" = 'access'`, [sessionId]);
    await writeAudit(tx, {
      client_id: row.client_id,
      stream: `user:${row.user_id}`,
      user_id: row.user_id,
      grant_id: row.grant_id,
      session_id: sessionId,
      action: 'grant.ended',
      object_id: 'grant',
      record_id: String(row.grant_id),
      detail: await namesIn(tx, row, row.grant_id),
    });
  });
