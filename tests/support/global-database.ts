import type { TestProject } from 'vitest/node';
import { bundleServerWhenChanged } from '../../bin/bundle-server.ts';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { connect } from '../../server/db/connect.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { startCluster } from './cluster.ts';
import { COMPANY_TEMPLATE, copyOf, EMPTY_TEMPLATE, TEMPLATE, urlOf } from './database-names.ts';
import { demoFiles, makeDemoFiles } from './demo-files.ts';
import { type CompanyFacts, foundCompany } from './matrix-company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    company: CompanyFacts;
  }
}

const WITHOUT_PORTAL: readonly string[] = ['unit', 'dom'];

/**
 * The portal as it is built, and one PostgreSQL for the run, with three templates that test files clone: migrated, the
 * same seeded, and that one with the company of the matrix. None for a run of projects that need none.
 */
export default async function setup(run: TestProject): Promise<() => Promise<void>> {
  if (run.vitest.projects.every(({ name }) => WITHOUT_PORTAL.includes(name))) return async () => {};
  await bundleServerWhenChanged();
  const cluster = await startCluster();
  const removeFiles = makeDemoFiles();
  const stop = async (): Promise<void> => {
    removeFiles();
    await cluster.stop();
  };
  const admin = await connect(cluster.url);
  try {
    await admin.query(`create database "${EMPTY_TEMPLATE}"`);
    const empty = urlOf(cluster.url, EMPTY_TEMPLATE);
    await prepareDatabase(empty, applicationUrlOf(empty));
    await admin.query(`create database "${TEMPLATE}" ${copyOf(EMPTY_TEMPLATE)}`);
    await seedDemo(urlOf(cluster.url, TEMPLATE), await demoFiles());
    await admin.query(`create database "${COMPANY_TEMPLATE}" ${copyOf(TEMPLATE)}`);
    const { close, db: _db, ...facts } = await foundCompany(urlOf(cluster.url, COMPANY_TEMPLATE));
    await close();
    run.provide('clusterUrl', cluster.url);
    run.provide('company', facts);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await admin.end();
  }
  return stop;
}
