import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { TestDatabase } from './database.ts';
import { urlOf } from './database-names.ts';

/** A migrated database with nobody in it; `drop` it when the test is done. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  const cluster = await connect(inject('clusterUrl'));
  const name = `t_${randomBytes(6).toString('hex')}`;
  await cluster.query(`create database "${name}"`);
  const url = urlOf(inject('clusterUrl'), name);
  await migrate(url);
  const drop = async () => {
    await cluster.query(`drop database if exists "${name}" with (force)`);
    await cluster.end();
  };
  return { url, drop };
};
