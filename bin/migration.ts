import type { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';

const ROOT = join(import.meta.dirname, '..');
const SCHEMA = join(ROOT, 'prisma', 'schema');
const MIGRATIONS = join(ROOT, 'prisma', 'migrations');
const CATALOGUE_CHAR = 18;

await main(process.argv.slice(2));

/** `npm run migration -- NAME`: writes what turns the present migrations into the present schema. */
async function main(words: string[]): Promise<void> {
  const name = words
    .join('_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
  if (name === '') return fail('Name the migration: npm run migration -- add_vacation_limits');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-migration-'));
  try {
    const database = await startEmbedded({ dataDir, durable: false });
    try {
      await migrate(database.url);
      await hideWhatPrismaCannotSay(database.url);
      write(name, await difference(database.url));
    } finally {
      await database.stop();
    }
  } catch (error) {
    fail((error as Error).message);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function write(name: string, sql: string): void {
  if (sql.trim() === '' || sql.includes('This is an empty migration')) {
    console.log('The migrations already say what prisma/schema says: nothing to write.');
    return;
  }
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  writeFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'provider = "postgresql"\n');
  console.log(`prisma/migrations/${stamp}_${name}/migration.sql`);
}

/**
 * Partial, expression and covering indexes and exclusion constraints are written by hand: Prisma's schema
 * has no words for them, so a comparison that saw them would drop them.
 */
async function hideWhatPrismaCannotSay(url: string): Promise<void> {
  const client = await connect(url);
  await client.query(`DO $$
    DECLARE part record;
    BEGIN
      FOR part IN SELECT conrelid::regclass AS relation, conname FROM pg_constraint
        WHERE contype = 'x' AND connamespace = 'public'::regnamespace
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', part.relation, part.conname); END LOOP;
      FOR part IN SELECT indexrelid::regclass AS index FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        WHERE relnamespace = 'public'::regnamespace
          AND (indpred IS NOT NULL OR indexprs IS NOT NULL OR indnatts <> indnkeyatts)
      LOOP EXECUTE format('DROP INDEX %s', part.index); END LOOP;
    END $$`);
  await client.end();
}

async function difference(url: string): Promise<string> {
  const files = readdirSync(SCHEMA)
    .filter((file) => file.endsWith('.prisma'))
    .map((file) => ({ path: join(SCHEMA, file), content: readFileSync(join(SCHEMA, file), 'utf8') }));
  const engine = await openEngine(url, files);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: ROOT },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  } finally {
    engine.free();
  }
}

/** The package expects a bundler to load its WebAssembly; we instantiate it ourselves. */
async function openEngine(url: string, files: { path: string; content: string }[]) {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const path = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm ci.`);
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => fail(message) },
  });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogueReader(url));
  const datamodels = files.map(({ path: file, content }): [string, string] => [file, content]);
  return glue.SchemaEngine.new({ datamodels }, () => undefined, adapter);
}

/**
 * The engine reads columns of the catalogue's own type "char", for which Prisma's adapter has no word. One
 * connection, so that the description of a row is always that of the answer being read.
 */
function catalogueReader(url: string): PrismaPg {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  let isChar: boolean[] = [];
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.prependListener('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => {
      isChar = fields.map(({ dataTypeID }) => dataTypeID === CATALOGUE_CHAR);
      for (const field of fields)
        if (field.dataTypeID === CATALOGUE_CHAR) field.dataTypeID = pg.types.builtins.TEXT;
    });
  });
  const factory = new PrismaPg(pool, { disposeExternalPool: true });
  const open = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await open();
    const read = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await read(query);
      return {
        ...result,
        columnTypes: result.columnTypes.map((type, at) => (isChar[at] ? ColumnTypeEnum.Character : type)),
      };
    };
    return adapter;
  };
  return factory;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
