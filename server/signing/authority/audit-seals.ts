import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction } from '../../db/tx.ts';
import type { FileStore } from '../../store/file-store.ts';
import { openStore } from '../../store/store.ts';
import { sealDetached } from './seal.ts';

/** What a seal says: the last link of every stream that has rows up to `to_id`, and the seal before it. */
export interface SealBody {
  readonly version: 1;
  readonly number: number;
  /** SHA-256 of the body before this one; empty in the first. */
  readonly previous: string;
  readonly from_id: number;
  readonly to_id: number;
  /** Stream, number of its last row, hash of it. */
  readonly heads: readonly (readonly [stream: string, seq: number, hash: string])[];
}

type Last = Row<'audit_seal', 'number' | 'to_id' | 'body'>;

/** Most rows in one seal: the first run on a large installation has many. */
const ROWS = 100_000;
const LOCK = 72_707_374;

/**
 * Seals the heads of the audit once a day, in as many seals as the rows need, and exports each to the store of seals. A
 * later cut of the audit's end is found by `npm run invariants` (I14).
 */
export const sealAudit = async (): Promise<void> => {
  let more = await sealOnce('when due');
  while (more) more = await sealOnce('at once');
  await exportSeals();
};

/** True when the seal was full: more rows may follow. */
const sealOnce = (when: 'when due' | 'at once'): Promise<boolean> =>
  inTransaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock($1)', [LOCK]);
    const [last] = await tx.rows<Last & { due: boolean }>(
      `select "number", "to_id", "body", "moment" < now() - interval '24 hours' as due
       from "audit_seal" order by "number" desc limit 1`,
    );
    if (last && !last.due && when === 'when due') return false;
    const from_id = last?.to_id ?? 0;
    const [next] = await tx.rows<{ to_id: number | null; rows: number }>(SETTLED, [from_id]);
    if (!next?.to_id) return false;
    const body: SealBody = {
      version: 1,
      number: (last?.number ?? 0) + 1,
      previous: last ? digestOfBody(last.body) : '',
      from_id,
      to_id: next.to_id,
      heads: (await tx.rows<Row<'audit', 'stream' | 'seq' | 'hash'>>(HEADS, [from_id, next.to_id])).map(
        ({ stream, seq, hash }) => [stream, seq, hash] as const,
      ),
    };
    const text = JSON.stringify(body);
    const at = new Date();
    await tx.rows(
      'insert into "audit_seal" ("number", "moment", "to_id", "body", "seal") values ($1, $2, $3, $4, $5)',
      [body.number, at, body.to_id, text, await sealDetached(Buffer.from(text), at)],
    );
    return next.rows === ROWS;
  });

/** Rows younger than five minutes may still have neighbours that are not committed. */
const SETTLED = `
  select max("id") as to_id, count(*) as rows from (
    select "id" from "audit" where "id" > $1 and "moment" < now() - interval '5 minutes' order by "id" limit ${ROWS}) as next`;

const HEADS = `
  select distinct on ("stream") "stream", "seq", "hash" from "audit" where "id" > $1 and "id" <= $2
  order by "stream", "seq" desc`;

export const digestOfBody = (body: string): string => createHash('sha256').update(body).digest('hex');

/** Name of a seal in its store: its number and the beginning of its digest. */
export const sealName = (number: number, body: string): string =>
  `audit-seal-${String(number).padStart(8, '0')}-${digestOfBody(body).slice(0, 16)}`;

/** The number in the name of a seal; NaN of anything else. */
export const sealNumber = (name: string): number => Number(/^audit-seal-(\d{8})-/.exec(name)?.[1] ?? 'none');

/** The store of seals beside the database: a folder, or a bucket that may lock its objects. */
export const sealStore = (): Promise<FileStore> => {
  const { AUDIT_SEALS_URL, DATA_DIR } = readConfig();
  return openStore(AUDIT_SEALS_URL, DATA_DIR);
};

/** Exports seals missing from the store; a failed export is tried again in the next round. */
const exportSeals = async (): Promise<void> => {
  const store = await sealStore();
  const kept = new Set<number>();
  for await (const { name } of store.list()) kept.add(sealNumber(name));
  const all = await db.rows<Row<'audit_seal', 'number'>>(
    'select "number" from "audit_seal" order by "number"',
  );
  for (const { number } of all.filter((each) => !kept.has(each.number))) {
    const [seal] = await db.rows<Row<'audit_seal', 'body' | 'seal'>>(
      'select "body", "seal" from "audit_seal" where "number" = $1',
      [number],
    );
    if (!seal) continue;
    const path = join(store.unfinished, `${randomUUID()}.part`);
    await writeFile(path, JSON.stringify({ body: seal.body, seal: seal.seal.toString('base64') }));
    await store.put(path, sealName(number, seal.body));
  }
};
