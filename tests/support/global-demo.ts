import { bundleServerWhenChanged } from '../../bin/bundle-server.ts';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { connect } from '../../server/db/connect.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { startCluster } from './cluster.ts';
import { TEMPLATE, urlOf } from './database-names.ts';
import { demoFiles, makeDemoFiles } from './demo-files.ts';

/**
 * For the browser tests: one PostgreSQL with the demo company as a template. Every worker clones it for a portal of its
 * own (`demo-portal.ts`) and finds the cluster in BROWSER_CLUSTER_URL.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await bundleServerWhenChanged();
  const cluster = await startCluster();
  const removeFiles = makeDemoFiles();
  const stop = async (): Promise<void> => {
    removeFiles();
    await cluster.stop();
  };
  try {
    const admin = await connect(cluster.url);
    await admin.query(`create database "${TEMPLATE}"`).finally(() => admin.end());
    const template = urlOf(cluster.url, TEMPLATE);
    await prepareDatabase(template, applicationUrlOf(template));
    await seedDemo(template, await demoFiles());
    process.env.BROWSER_CLUSTER_URL = cluster.url;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
