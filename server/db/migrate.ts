import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connect } from './connect.ts';

/** Prisma's own lock number, so that its CLI and this runner never migrate at the same time. */
const LOCK = 72_707_369;

type Migration = { name: string; sql: string; checksum: string };
type Applied = { migration_name: string; checksum: string };

/**
 * Brings a database to the shape of `prisma/migrations`, each migration in a transaction of its own, one
 * runner at a time. Keeps its book in `_prisma_migrations`, in Prisma's own layout. Refuses with one
 * sentence when a migration that this database already has was changed or is gone.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<{ applied: string[] }> {
  const client = await connect(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(BOOK);
    const book = await appliedIn(client);
    const migrations = migrationsIn(folder);
    refuseRewrittenHistory(book, migrations);
    const known = new Set(book.map((row) => row.migration_name));
    const pending = migrations.filter(({ name }) => !known.has(name));
    for (const migration of pending) await apply(client, migration);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Whether the database has every migration of this checkout: what readiness asks. */
export async function isMigrated(
  client: Pick<Client, 'query'>,
  folder = migrationsFolder(),
): Promise<boolean> {
  const { rows } = await client.query<{ book: string | null }>(
    "SELECT to_regclass('_prisma_migrations') AS book",
  );
  if (!rows[0]?.book) return false;
  const book = new Map((await appliedIn(client)).map((row) => [row.migration_name, row.checksum]));
  return migrationsIn(folder).every(({ name, checksum }) => book.get(name) === checksum);
}

/** Relative to where the portal is started: bundled copies of this module have no place of their own. */
const migrationsFolder = () => join(process.cwd(), 'prisma', 'migrations');

function refuseRewrittenHistory(book: Applied[], migrations: Migration[]): void {
  const files = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { migration_name: name, checksum } of book) {
    const present = files.get(name);
    if (present === undefined) {
      throw new Error(
        `The database has the migration ${name}, but prisma/migrations does not: use a matching version.`,
      );
    }
    if (present !== checksum) {
      throw new Error(
        `The migration ${name} was changed after this database applied it: restore it, add a new one.`,
      );
    }
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  const started = new Date();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(ENTRY, [randomUUID(), checksum, name, started]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed and left nothing behind: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function appliedIn(client: Pick<Client, 'query'>): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows;
}

function migrationsIn(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const BOOK = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

const ENTRY = `INSERT INTO _prisma_migrations
  (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`;
