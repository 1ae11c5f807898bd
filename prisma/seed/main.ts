import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { fileStore } from '../../server/store/store.ts';
import { seedLarge } from './large/seed-large.ts';
import { seedDemo } from './seed-demo.ts';
import { seedDictionaries } from './seed-dictionaries.ts';

/**
 * `npm run seed`: fills the dictionaries of every client. `-- --demo` makes the demo company where it is not there yet,
 * `-- --employees N --documents M [--seed S]` a large one for measuring. Without DATABASE_URL it seeds the embedded
 * database of DATA_DIR, which must not be running.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean', default: false },
      employees: { type: 'string' },
      documents: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { DATABASE_DIRECT_URL, DATABASE_OWNER_URL = DATABASE_DIRECT_URL, DATA_DIR } = readConfig();
  const embedded = DATABASE_DIRECT_URL === undefined ? await startEmbedded({ dataDir: DATA_DIR }) : undefined;
  try {
    const url = DATABASE_OWNER_URL ?? embedded?.url ?? '';
    if (embedded) await prepareDatabase(url, embedded.applicationUrl);
    await seedDictionaries(url);
    if (values.demo)
      say(
        (await seedDemo(url, await fileStore())).made
          ? 'The demo company is made.'
          : 'The demo company is there already.',
      );
    if (values.employees !== undefined || values.documents !== undefined) await large(url, values);
  } finally {
    await embedded?.stop();
  }
};

const DOCUMENTS = '100000';
/** People of a large company, when not said: so many documents each, and no fewer people than this. */
const DOCUMENTS_EACH = 100;
const FEWEST = 100;

const large = async (url: string, values: { employees?: string; documents?: string; seed: string }) => {
  const start = performance.now();
  const documents = whole(values.documents ?? DOCUMENTS, '--documents');
  const employees = values.employees ?? String(Math.max(FEWEST, Math.round(documents / DOCUMENTS_EACH)));
  const numbers = {
    documents,
    employees: whole(employees, '--employees'),
    seed: whole(values.seed, '--seed'),
  };
  await seedLarge(url, { ...numbers, report });
  const seconds = (performance.now() - start) / 1_000;
  say(`${documents} documents in ${seconds.toFixed(1)} s: ${Math.round(documents / seconds)} a second.`);
};

const whole = (text: string, option: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} is a whole number.`);
  return Number(text);
};

const report = (part: string, rows: number, seconds: number): void =>
  say(`${part.padEnd(16)} ${String(rows).padStart(9)} rows ${seconds.toFixed(1).padStart(6)} s`);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
