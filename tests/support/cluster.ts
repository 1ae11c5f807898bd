import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePostgres, POSTGRES_IMAGE } from '../../bin/test-postgres.ts';
import { startEmbedded } from '../../server/db/embedded.ts';

/** A PostgreSQL for a run of tests. */
export interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

/** A container where Docker is, else the embedded binaries; both are gone afterwards. */
export const startCluster = async (): Promise<Cluster> =>
  (await choosePostgres()) === 'container' ? container() : embedded();

/** Where Linux keeps files in memory; a database makes a thousand files, which a disk takes many times longer to make. */
const IN_MEMORY = '/dev/shm';

/** What a run of tests may fill with its databases, many times over. */
const ROOM_BYTES = 4 * 1_024 ** 3;

/** In memory where there is plenty of it, else on the disk. */
const roomForDatabases = (): string => {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
};

const embedded = async (): Promise<Cluster> => {
  const dataDir = mkdtempSync(join(roomForDatabases(), 'eg-test-pg-'));
  const cluster = await startEmbedded({ dataDir, durable: false });
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** As the embedded server sets itself up: UTF-8, Russian collation, a role that is no superuser. */
const LOCALE = '--encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=ru';
const ROLE = `create role portal login createdb createrole password 'portal';
grant pg_monitor, pg_checkpoint to portal;
create database portal owner portal;`;
const SETTINGS = {
  max_connections: '200',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

const container = async (): Promise<Cluster> => {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const started = await new PostgreSqlContainer(POSTGRES_IMAGE)
    .withEnvironment({ POSTGRES_INITDB_ARGS: LOCALE })
    .withCopyContentToContainer([{ content: ROLE, target: '/docker-entrypoint-initdb.d/portal.sql' }])
    .withCommand([
      'postgres',
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    .start();
  return {
    url: `postgres://portal:portal@${started.getHost()}:${started.getPort()}/portal`,
    stop: async () => {
      await started.stop();
    },
  };
};
