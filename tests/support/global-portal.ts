import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { freePort, startPortal } from './portal.ts';

/**
 * For the browser tests: one PostgreSQL, one demo company, one built portal with its pages. Tests find its
 * address in PORTAL_ORIGIN and its database in PORTAL_DATABASE_URL; letters go to whoever listens at PORTAL_SMTP_PORT.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-browser-'));
  const cluster = await startEmbedded({ dataDir, durable: false });
  const end = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(cluster.url);
    await seedDemo(cluster.url);
    const smtpPort = await freePort();
    const portal = await startPortal({
      databaseUrl: cluster.url,
      env: { PORTAL_WEB: '1', SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    });
    process.env.PORTAL_SMTP_PORT = String(smtpPort);
    process.env.PORTAL_ORIGIN = portal.origin;
    process.env.PORTAL_DATABASE_URL = cluster.url;
    return async () => {
      await portal.stop();
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}
