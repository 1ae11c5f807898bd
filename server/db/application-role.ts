import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { db } from './tx.ts';

/** What the portal may add to and never change: an attacker who takes it over cannot rewrite what it did. */
const ADDED_TO = [
  'audit',
  'audit_check',
  'audit_seal',
  'document_change',
  'document_effect',
  'document_status',
  'kept_crl',
  'leave_entry',
  'timesheet_closing',
  'timesheet_correction',
];

/**
 * The login of the portal beside the owner's, where one of ours is made: on the same server, with a password that
 * follows from the owner's and does not lead back to it.
 */
export const applicationUrlOf = (ownerUrl: string): string => {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update('application').digest('hex');
  url.username = `${url.username}_app`;
  return url.href;
};

/**
 * Lets the role of `applicationUrl` work in the database of this connection, whose user owns the tables: it reads and
 * writes, owns nothing, and adds to the audit and the history without changing them. Makes the role where the owner may.
 * Nothing to do when both are one role.
 */
export const grantApplication = async (owner: Client, applicationUrl: string): Promise<void> => {
  const { username, password } = new URL(applicationUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const { rows } = await owner.query<{ same: boolean; known: boolean }>(
    'select current_user = $1 as same, exists (select 1 from pg_roles where rolname = $1) as known',
    [role],
  );
  if (rows[0]?.same) return;
  const to = owner.escapeIdentifier(role);
  // The owner may end the connections of the portal.
  if (!rows[0]?.known)
    await owner.query(
      `create role ${to} login password ${owner.escapeLiteral(secret)}; grant ${to} to current_user`,
    );
  await owner.query(`
    grant usage on schema "public", "pgboss" to ${to};
    grant select, insert, update, delete on all tables in schema "public", "pgboss" to ${to};
    grant usage, select on all sequences in schema "public", "pgboss" to ${to};
    revoke insert, update, delete on "_prisma_migrations" from ${to};
    revoke update, delete on ${ADDED_TO.map((table) => `"${table}"`).join(', ')} from ${to}`);
};

/** Whether the portal's own role could change what it may only add to: it owns the audit, or is a superuser. */
export const ownsAudit = async (): Promise<boolean> => {
  const [row] = await db.rows<{ owns: boolean }>(
    `select pg_has_role(current_user, c."relowner", 'usage') as owns from pg_class c where c."oid" = to_regclass('"audit"')`,
  );
  return row?.owns ?? false;
};
