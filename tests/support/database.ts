import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { COMPANY_TEMPLATE, copyOf, EMPTY_TEMPLATE, TEMPLATE, urlOf } from './database-names.ts';
import { type Company, companyIn } from './matrix-company.ts';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh copy of the seeded template; `drop` it when the file is done. */
export const testDatabase = (): Promise<TestDatabase> => created(copyOf(TEMPLATE));

/** The same with the company of the matrix, open for statements; close the company before the database is dropped. */
export const companyDatabase = async (): Promise<{ database: TestDatabase; company: Company }> => {
  const database = await created(copyOf(COMPANY_TEMPLATE));
  return { database, company: await companyIn(database.url, inject('company')) };
};

/** A migrated database without people; `drop` it when the test is done. */
export const emptyDatabase = (): Promise<TestDatabase> => created(copyOf(EMPTY_TEMPLATE));

/** A database that nothing was ever made in; `drop` it when the test is done. */
export const blankDatabase = (): Promise<TestDatabase> => created();

const created = async (from = ''): Promise<TestDatabase> => {
  const cluster = inject('clusterUrl');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await command(cluster, `create database "${name}" ${from}`);
  return { url: urlOf(cluster, name), drop: () => dropped(cluster, name) };
};

/**
 * First without force: a plain drop ends an autovacuum that is at work there, which force may not touch unless a
 * superuser asks, and waits for clients that are leaving.
 */
const dropped = async (cluster: string, name: string): Promise<void> => {
  try {
    await command(cluster, `drop database if exists "${name}"`);
  } catch (error) {
    if ((error as { code?: string }).code !== IN_USE) throw error;
    await command(cluster, `drop database if exists "${name}" with (force)`);
  }
};

const IN_USE = '55006';

const command = async (url: string, sql: string): Promise<void> => {
  const client = await connect(url);
  try {
    await client.query(`set statement_timeout = '40s'`);
    await client.query(sql);
  } finally {
    await client.end();
  }
};
