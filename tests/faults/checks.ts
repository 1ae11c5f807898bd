import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../server/db/connect.ts';
import type { Db } from '../../server/db/tx.ts';
import { violations } from '../../server/invariants/invariants.ts';
import { openStore } from '../../server/store/store.ts';
import type { Journal } from './journal.ts';

/** What must hold while the outbox is still at work. */
export const AT_ALL_TIMES = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I8', 'I9', 'I10', 'I11', 'I12', 'I13'];
export const AT_REST = [...AT_ALL_TIMES, 'I7'];

const DELIVERY_LIMIT_MS = 60_000;

/** What was told, in a file, and what was tried. */
type Book = Pick<Journal, 'file' | 'attempts'>;

/** Violations of the invariants, and of what this run knows beyond them, in words. */
export const findings = async (
  url: string,
  dataDir: string,
  journal: Book,
  only: readonly string[],
): Promise<string[]> =>
  onDatabase(url, async (db) => {
    const found: string[] = [];
    const question = {
      db,
      files: await openStore(`file:${dataDir}/files`, dataDir),
      undoneAfterS: 0,
      journal: linesOf(journal.file),
    };
    for await (const { invariant, what } of violations(question, only)) found.push(`${invariant} ${what}`);
    found.push(...(await untried(db, journal)), ...(await intentions(db)));
    return found;
  });

/** Opened when first asked for: a reader that is made early has closed before anybody listens. */
async function* linesOf(file: string): AsyncIterable<string> {
  yield* createInterface(createReadStream(file));
}

/** Waits until everything committed was carried out; answers what was not in time. */
export const undelivered = async (url: string): Promise<number> =>
  onDatabase(url, async (db) => {
    for (const deadline = Date.now() + DELIVERY_LIMIT_MS; ; await pause(100)) {
      const [row] = await db.rows<{ left: number }>(
        `select count(*)::int as left from "outbox" where "done_at" is null`,
      );
      if (!row?.left || Date.now() > deadline) return row?.left ?? 0;
    }
  });

/** A row of history that no click explains: its comment names the click, one click makes one row. */
const untried = async (db: Db, journal: Book): Promise<string[]> => {
  const tried = new Map(journal.attempts.map((attempt) => [attempt.key, attempt]));
  const rows = await db.rows<{
    registrator_id: string;
    seq: number;
    workflow_id: string;
    user_id: string;
    comments: string;
  }>(
    `select "registrator_id", "seq", "workflow_id", "user_id", "comments" from "document_status" where "object_id" <> 'request'`,
  );
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const attempt = tried.get(row.comments);
    const where = `document ${row.registrator_id}, row ${row.seq}`;
    if (seen.has(row.comments)) return [`I8 ${where}: the click ${row.comments} had a second effect`];
    seen.add(row.comments);
    const same =
      attempt?.registrator_id === Number(row.registrator_id) &&
      attempt.workflow_id === Number(row.workflow_id) &&
      attempt.user_id === Number(row.user_id);
    return same ? [] : [`I10 ${where}: nobody tried this`];
  });
};

/** Each move has its one intention, and no intention is without a move; a request goes along with its document. */
const intentions = async (db: Db): Promise<string[]> => {
  const rows = await db.rows<{ registrator_id: string; seq: number; intentions: number }>(
    `select s."registrator_id", s."seq", count(o."id")::int as intentions from "document_status" s
     left join "outbox" o on o."kind" = 'document_moved' and (o."payload"->>'registrator_id')::bigint = s."registrator_id" and (o."payload"->>'seq')::int = s."seq"
     where s."object_id" <> 'request' group by 1, 2 having count(o."id") <> 1 limit 20`,
  );
  return rows.map(
    (row) => `I7 document ${row.registrator_id}, row ${row.seq} has ${row.intentions} intentions`,
  );
};

const onDatabase = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const client = await connect(url);
  try {
    return await work({
      rows: async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
        (await client.query(sql, [...values])).rows,
    });
  } finally {
    await client.end();
  }
};
