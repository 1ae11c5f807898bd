import { auditHash } from '../../audit/audit.ts';
import type { Db } from '../../db/tx.ts';
import { found } from '../found.ts';
import type { Question, Violation } from '../invariant.ts';

interface AuditRow extends Record<string, unknown> {
  stream: string;
  seq: number;
  moment: string | Date;
  user_id: string | number | null;
  employee_id: string | number | null;
  grant_id: string | number | null;
  action: string;
  object_id: string;
  record_id: string;
  detail: string;
  prev_hash: string;
  hash: string;
}

const PAGE = 5_000;

/** Every chain computes again to what is stored, without a missing link; every move has its link. */
export async function* I5(question: Question): AsyncIterable<Violation> {
  yield* chains(question.db);
  yield* moves(question);
}

async function* chains(db: Db): AsyncIterable<Violation> {
  let previous: AuditRow | undefined;
  for await (const row of auditRows(db)) {
    const before = previous?.stream === row.stream ? previous : undefined;
    const link = { seq: (before?.seq ?? 0) + 1, prev_hash: before?.hash ?? '' };
    if (row.seq !== link.seq) yield broken(row, `stands where ${link.seq} is due`);
    else if (row.prev_hash !== link.prev_hash) yield broken(row, 'does not continue the row before it');
    if (row.hash !== auditHash(plain(row))) yield broken(row, 'was changed after it was written');
    previous = row;
  }
}

const broken = (row: AuditRow, how: string): Violation => ({
  invariant: 'I5',
  what: `audit ${row.stream} ${row.seq} ${how}`,
});

/** The whole audit in the order of its chains, a page at a time. */
async function* auditRows(db: Db): AsyncIterable<AuditRow> {
  let [stream, seq] = ['', 0];
  for (;;) {
    const page = await db.rows<AuditRow>(
      `select "stream", "seq", "moment", "user_id", "employee_id", "grant_id", "action", "object_id", "record_id", "detail", "prev_hash", "hash"
       from "audit" where ("stream", "seq") > ($1, $2) order by "stream", "seq" limit ${PAGE}`,
      [stream, seq],
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    [stream, seq] = [last.stream, last.seq];
  }
}

/** As it was when its hash was made, whatever types the connection reads. */
const plain = (row: AuditRow) => ({
  ...row,
  moment: new Date(row.moment).toISOString(),
  user_id: numberOrNull(row.user_id),
  employee_id: numberOrNull(row.employee_id),
  grant_id: numberOrNull(row.grant_id),
});

const numberOrNull = (value: string | number | null): number | null =>
  value === null ? null : Number(value);

/** Both sides are read once: a document with ten thousand moves costs what ten thousand documents with one do. */
const moves = found(
  'I5',
  `with told as materialized (
     select a."stream", (a."detail"::json ->> 'seq')::int as seq, a."detail"::json ->> 'to' as status_id
     from "audit" a where a."action" = 'move')
   select s."registrator_id", s."seq" from "document_status" s
   left join told on told."stream" = 'document:' || s."registrator_id" and told."seq" = s."seq" and told."status_id" = s."status_id"
   where told."stream" is null`,
  (row) => `document ${row.registrator_id}, row ${row.seq} of its history is not in the audit`,
);
