import type { Tx } from '../db/tx.ts';
import { AUDIT_COLUMNS, type AuditEntry, type AuditTail, auditValues } from './audit.ts';

/**
 * Appends what one act did to thousands of rows to one stream, by one statement. They stand in the stream of the act,
 * so that no lock is held for each of them.
 */
export const writeAuditMany = async (
  tx: Tx,
  stream: string,
  entries: readonly Omit<AuditEntry, 'stream'>[],
): Promise<void> => {
  if (entries.length === 0) return;
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7))', [stream]);
  const [link] = await tx.rows<{ moment: string; tail: AuditTail | null }>(
    `select clock_timestamp() as moment,
            (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $1 order by "seq" desc limit 1) a) as tail`,
    [stream],
  );
  if (!link) throw new Error('the audit has no clock');
  let tail = link.tail ?? undefined;
  const rows: unknown[][] = [];
  for (const entry of entries) {
    const values = auditValues({ ...entry, stream }, tail, link.moment);
    tail = { seq: Number(values[SEQ]), hash: String(values.at(-1)) };
    rows.push(values);
  }
  await insert(tx, rows);
};

/**
 * Appends one row to each of many streams, those of rows the transaction has written: another writer waits for the row
 * itself, so no stream is locked, and a database keeps only a few thousand locks at a time.
 */
export const writeAuditOfRows = async (tx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const links = await tx.rows<{ stream: string; moment: string; tail: AuditTail | null }>(
    `select s."stream", clock_timestamp() as moment,
       (select row_to_json(a) from (
         select "seq", "hash" from "audit" where "stream" = s."stream" order by "seq" desc limit 1) a) as tail
     from unnest($1::text[]) s("stream")`,
    [entries.map(({ stream }) => stream)],
  );
  const byStream = new Map(links.map((link) => [link.stream, link]));
  const rows = entries.map((entry) => {
    const link = byStream.get(entry.stream);
    if (!link) throw new Error('the audit has no clock');
    return auditValues(entry, link.tail ?? undefined, link.moment);
  });
  await insert(tx, rows);
};

const insert = (tx: Tx, rows: readonly unknown[][]) =>
  tx.rows(
    `insert into "audit" (${AUDIT_COLUMNS})
     select ${TYPES.map((type, at) => `(r.v ->> ${at})::${type}`).join(', ')}
     from json_array_elements($1::json) with ordinality r(v, n) order by r.n`,
    [JSON.stringify(rows)],
  );

/** Types of `AUDIT_COLUMNS`, and the place of the sequence among them. */
const TYPES = [
  'bigint',
  'text',
  'int',
  'timestamptz',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'text',
  'text',
  'text',
  'text',
  'text',
  'text',
] as const;
const SEQ = 2;
