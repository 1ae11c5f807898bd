import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationUrlOf } from '../../../server/db/application-role.ts';
import { connect } from '../../../server/db/connect.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import { urlOf } from '../../support/database-names.ts';
import { freePort, type Portal, startPortal } from '../../support/portal.ts';

/** A portal on a database without people. */
export interface EmptyPortal extends Portal {
  /** The one-time address of the set-up, from the log. */
  readonly path: string;
}

/**
 * Starts a portal with its pages on a new database of the browsers' cluster. With `mail`, its letters go to
 * PORTAL_SMTP_PORT.
 */
export const startEmptyPortal = async (name: string, { mail = false } = {}): Promise<EmptyPortal> => {
  const cluster = process.env.BROWSER_CLUSTER_URL ?? '';
  const admin = await connect(cluster);
  await admin.query(`create database "${name}"`).finally(() => admin.end());
  const databaseUrl = urlOf(cluster, name);
  await prepareDatabase(databaseUrl, applicationUrlOf(databaseUrl));
  const folder = mkdtempSync(join(tmpdir(), 'eg-setup-'));
  const log = join(folder, 'log');
  const portal = await startPortal({
    databaseUrl,
    env: { PORTAL_WEB: '1', LOG_LEVEL: 'warn', ...(mail ? { SMTP_URL: await mailServer() } : {}) },
    log,
  });
  const [, path = ''] = /(\/portal\/setup\?word=[0-9a-f]{40})/.exec(readFileSync(log, 'utf8')) ?? [];
  const stop = async (): Promise<void> => {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...portal, path, stop };
};

const mailServer = async (): Promise<string> => {
  const port = await freePort();
  process.env.PORTAL_SMTP_PORT = String(port);
  return `smtp://127.0.0.1:${port}`;
};
