import { createHash } from 'node:crypto';
import type { Mover } from '../../lib/access/portal.ts';
import type { Tx } from '../db/tx.ts';

export interface AuditEntry {
  client_id: number;
  /** Rows of one stream form one hash chain: `document:12`, `user:3`, `parameter:5`. */
  stream: string;
  user_id: number | null;
  employee_id?: number | null;
  grant_id?: number | null;
  session_id?: number | null;
  action: string;
  object_id: string;
  record_id: string;
  detail: Record<string, unknown>;
}

export const byActor = (actor: Mover) => ({
  client_id: actor.client_id,
  user_id: actor.user_id,
  employee_id: actor.employee_id,
  grant_id: actor.grant_id,
  session_id: actor.session_id,
});

/** A stream named for the record that is written of, or a stream with the object and the record. */
type AuditPlace =
  | `${string}:${number}`
  | readonly [stream: string, object_id: string, record_id: string | number];

/** Appends what an actor did to a stream, see `writeAudit`. */
export const auditBy = (
  tx: Tx,
  actor: Mover,
  action: string,
  place: AuditPlace,
  detail: AuditEntry['detail'] = {},
): Promise<void> => {
  const [stream, object_id, record_id] =
    typeof place === 'string' ? [place, ...(place.split(':') as [string, string])] : place;
  return writeAudit(tx, {
    ...byActor(actor),
    stream,
    action,
    object_id,
    record_id: String(record_id),
    detail,
  });
};

/** The hash of a row: everything it says and the hash before it. `npm run invariants` computes it again. */
export const auditHash = (row: {
  prev_hash: string;
  stream: string;
  seq: number;
  moment: string;
  user_id: number | null;
  employee_id: number | null;
  grant_id: number | null;
  action: string;
  object_id: string;
  record_id: string;
  detail: string;
}): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.prev_hash,
        row.stream,
        row.seq,
        row.moment,
        row.user_id,
        row.employee_id,
        row.grant_id,
        row.action,
        row.object_id,
        row.record_id,
        row.detail,
      ]),
    )
    .digest('hex');

/** The last link of a stream, as the statement that locks the stream's owner may have read it. */
export interface AuditTail {
  seq: number;
  hash: string;
}

/** Values of one audit row that continues `tail`, in the order of `AUDIT_COLUMNS`. */
export const auditValues = (entry: AuditEntry, tail: AuditTail | undefined, moment: string): unknown[] => {
  const row = {
    prev_hash: tail?.hash ?? '',
    stream: entry.stream,
    seq: (tail?.seq ?? 0) + 1,
    moment,
    user_id: entry.user_id,
    employee_id: entry.employee_id ?? null,
    grant_id: entry.grant_id ?? null,
    action: entry.action,
    object_id: entry.object_id,
    record_id: entry.record_id,
    detail: JSON.stringify(entry.detail),
  };
  return [
    entry.client_id,
    row.stream,
    row.seq,
    row.moment,
    row.user_id,
    row.employee_id,
    row.grant_id,
    entry.session_id ?? null,
    row.action,
    row.object_id,
    row.record_id,
    row.detail,
    row.prev_hash,
    auditHash(row),
  ];
};

export const AUDIT_COLUMNS =
  '"client_id", "stream", "seq", "moment", "user_id", "employee_id", "grant_id", "session_id", "action", "object_id", "record_id", "detail", "prev_hash", "hash"';

/**
 * Appends one row to a stream, inside the transaction of the change it tells of. Writers of one stream wait for
 * each other on an advisory lock, so a chain never forks; its moments are the database's, so they follow each other
 * whichever portal wrote them.
 */
export const writeAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7))', [entry.stream]);
  const [link] = await tx.rows<{ moment: string; tail: AuditTail | null }>(
    `select clock_timestamp() as moment,
            (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = $1 order by "seq" desc limit 1) a) as tail`,
    [entry.stream],
  );
  if (!link) throw new Error('the audit has no clock');
  await tx.rows(
    `insert into "audit" (${AUDIT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    auditValues(entry, link.tail ?? undefined, link.moment),
  );
};
