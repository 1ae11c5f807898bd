import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { TEMPLATE, urlOf } from './database-names.ts';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh copy of the seeded template; `drop` it when the file is done. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const cluster = inject('clusterUrl');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await command(cluster, `create database "${name}" template "${TEMPLATE}"`);
  return {
    url: urlOf(cluster, name),
    drop: () => command(cluster, `drop database if exists "${name}" with (force)`),
  };
};

const command = async (url: string, sql: string): Promise<void> => {
  const client = await connect(url);
  try {
    await client.query(`set statement_timeout = '40s'`);
    await client.query(sql);
  } finally {
    await client.end();
  }
};
