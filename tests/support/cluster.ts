import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/db/embedded.ts';

/** A PostgreSQL for a run of tests. */
export interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

const IMAGE = 'postgres:18';

/** The embedded binaries, or a container when TEST_POSTGRES=container says so; both are gone afterwards. */
export const startCluster = (): Promise<Cluster> =>
  process.env.TEST_POSTGRES === 'container' ? container() : embedded();

const embedded = async (): Promise<Cluster> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-test-pg-'));
  const cluster = await startEmbedded({ dataDir, durable: false });
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const container = async (): Promise<Cluster> => {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const started = await new PostgreSqlContainer(IMAGE).start();
  return {
    url: started.getConnectionUri(),
    stop: async () => {
      await started.stop();
    },
  };
};
