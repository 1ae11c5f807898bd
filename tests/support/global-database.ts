import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { connect } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { startCluster } from './cluster.ts';
import { TEMPLATE, urlOf } from './database-names.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One PostgreSQL for the run; one migrated and seeded template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const admin = await connect(cluster.url);
  await admin.query(`create database "${TEMPLATE}"`);
  await admin.end();
  const template = urlOf(cluster.url, TEMPLATE);
  await migrate(template);
  await seedDemo(template);
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}
