import { connect } from '../../server/db/connect.ts';
import { copyOf, TEMPLATE, urlOf } from './database-names.ts';
import { freePort, type Portal, startPortal } from './portal.ts';

/**
 * A built portal with its pages on a copy of the demo company. Tests of this process find its database in
 * PORTAL_DATABASE_URL; its letters go to PORTAL_SMTP_PORT.
 */
export const startDemoPortal = async (name: string): Promise<Portal> => {
  const cluster = process.env.BROWSER_CLUSTER_URL ?? '';
  const admin = await connect(cluster);
  await admin.query(`create database "${name}" ${copyOf(TEMPLATE)}`).finally(() => admin.end());
  const databaseUrl = urlOf(cluster, name);
  const smtpPort = await freePort();
  process.env.PORTAL_DATABASE_URL = databaseUrl;
  process.env.PORTAL_SMTP_PORT = String(smtpPort);
  return startPortal({ databaseUrl, env: { PORTAL_WEB: '1', SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
};
