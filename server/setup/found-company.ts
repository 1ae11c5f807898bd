import type { Client } from 'pg';
import { comparedEmail } from '../../lib/kernel/email.ts';
import { DEFAULT_CLIENT } from '../../lib/routes/client-code.ts';
import { type Founding, wrongIn } from '../../lib/setup/founding.ts';
import { seedForms } from '../../prisma/seed/forms/seed-forms.ts';
import { seedClientDictionaries } from '../../prisma/seed/seed-dictionaries.ts';
import { writeAudit } from '../audit/audit.ts';
import { hashPassword } from '../auth/password.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Tx } from '../db/tx.ts';
import { fileStore } from '../store/store.ts';
import { mayFound } from './first-start.ts';

/**
 * Founds the company of an empty portal in one transaction: the client with its dictionaries and usual printed forms,
 * its first organization, and its first admin, who owes a second factor. Where a company exists, it founds none.
 * Refuses: not_found, validation.
 */
export const foundCompany = async (said: Founding): Promise<void> => {
  if (!(await mayFound(said.token))) throw refusal('not_found');
  const fields = wrongIn(said);
  if (fields.length > 0) throw new CallError({ reason: 'validation', fields });
  const password_hash = await hashPassword(said.password);
  const client = await connect(readConfig().DATABASE_DIRECT_URL ?? '');
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('first start', 0))`);
    const { rowCount } = await client.query('select 1 from "client" limit 1');
    if (rowCount) throw refusal('not_found');
    await found(client, said, password_hash);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

const found = async (client: Client, said: Founding, password_hash: string): Promise<void> => {
  const id = async (sql: string, values: readonly unknown[]): Promise<number> => {
    const { rows } = await client.query<{ id: string }>(sql, [...values]);
    return Number(rows[0]?.id);
  };
  const { name, name_eng, inn, ogrn, address = '', phone = '', admin_name, language } = said;
  const email = comparedEmail(said.email);
  const client_id = await id(
    'insert into "client" ("code", "name", "name_eng") values ($1, $2, $3) returning "id"',
    [DEFAULT_CLIENT, name, name_eng],
  );
  await seedClientDictionaries(client, client_id);
  const organization_id = await id(
    `insert into "organization" ("client_id", "code", "name", "name_eng", "inn", "ogrn", "address", "phone")
     values ($1, 'main', $2, $3, $4, $5, $6, $7) returning "id"`,
    [client_id, name, name_eng, inn, ogrn, address, phone],
  );
  const employee_id = await id(
    `insert into "employee" ("organization_id", "number", "name", "email", "hire_date")
     values ($1, '1', $2, $3, "business_day"()) returning "id"`,
    [organization_id, admin_name, email],
  );
  const user_id = await id(
    `insert into "app_user" ("client_id", "login", "email", "password_hash", "employee_id", "language")
     values ($1, $2, $2, $3, $4, $5) returning "id"`,
    [client_id, email, password_hash, employee_id, language],
  );
  for (const role of ['admin', 'employee'])
    await client.query('insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, $3)', [
      user_id,
      organization_id,
      role,
    ]);
  await seedForms(client, await fileStore(), client_id, user_id);
  await writeAudit(txOf(client), {
    client_id,
    stream: `user:${user_id}`,
    user_id,
    employee_id,
    action: 'setup.found',
    object_id: 'setup',
    record_id: 'company',
    detail: { name, inn, ogrn, admin: email },
  });
  await client.query(
    `update "parameter" set "value" = 'admin' where "client_id" = $1 and "code" = 'two_factor_required_roles'`,
    [client_id],
  );
};

/** The transaction of a connection, as what writes the audit asks it: its statements run one after the other. */
const txOf = (client: Client): Tx =>
  ({
    rows: async (sql: string, values: readonly unknown[] = []) => (await client.query(sql, [...values])).rows,
  }) as unknown as Tx;
