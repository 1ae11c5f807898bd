import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { openStore } from '../store/store.ts';
import { INVARIANTS, violations } from './invariants.ts';

/**
 * npm run invariants -- [--only I1,I5] [--undone-after 60] [--journal moves.jsonl]
 * Prints what must never be so and ends with 1 when there is any. Without DATABASE_URL it asks the embedded database
 * of DATA_DIR, which must not be running.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    journal: { type: 'string' },
    'undone-after': { type: 'string', default: '60' },
  },
});

/** Opened when it is read: lines that come before are lost. */
async function* linesOf(path: string): AsyncIterable<string> {
  yield* createInterface(createReadStream(path));
}

const main = async (): Promise<number> => {
  const only = values.only?.split(',') ?? Object.keys(INVARIANTS);
  const unknown = only.filter((name) => !(name in INVARIANTS));
  if (unknown.length > 0) throw new Error(`There is no invariant ${unknown.join(', ')}.`);
  const { DATABASE_DIRECT_URL, DATA_DIR, FILES_URL, AUDIT_SEALS_URL } = readConfig();
  const embedded = DATABASE_DIRECT_URL === undefined ? await startEmbedded({ dataDir: DATA_DIR }) : undefined;
  const client = await connect(DATABASE_DIRECT_URL ?? embedded?.url ?? '');
  try {
    const question = {
      db: {
        rows: async <Row extends object>(sql: string, list: readonly unknown[] = []): Promise<Row[]> =>
          (await client.query(sql, [...list])).rows,
      },
      files: await openStore(FILES_URL, DATA_DIR),
      seals: await openStore(AUDIT_SEALS_URL, DATA_DIR),
      undoneAfterS: Number(values['undone-after']),
      ...(values.journal ? { journal: linesOf(values.journal) } : {}),
    };
    let count = 0;
    for await (const { invariant, what } of violations(question, only)) {
      count += 1;
      process.stdout.write(`${invariant} ${what}\n`);
    }
    process.stdout.write(`${only.join(' ')}: ${count === 0 ? 'all hold' : `${count} violations`}\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await client.end();
    await embedded?.stop();
  }
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
