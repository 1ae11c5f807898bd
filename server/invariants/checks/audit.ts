import type { Db } from '../../db/tx.ts';
import { type AuditLink, LINK_COLUMNS, type LinkTrouble, linkTroubles } from '../audit-link.ts';
import { found } from '../found.ts';
import type { Question, Violation } from '../invariant.ts';

const PAGE = 5_000;

/** Every chain computes again to what is stored, without a missing link; every move has its link. */
export async function* I5(question: Question): AsyncIterable<Violation> {
  yield* chains(question.db);
  yield* moves(question);
}

async function* chains(db: Db): AsyncIterable<Violation> {
  let previous: AuditLink | undefined;
  for await (const row of auditRows(db)) {
    const before = previous?.stream === row.stream ? previous : undefined;
    for (const trouble of linkTroubles(row, before)) yield broken(row, saidOf(trouble, before));
    previous = row;
  }
}

const saidOf = (trouble: LinkTrouble, before: AuditLink | undefined): string =>
  ({
    misplaced: `stands where ${(before?.seq ?? 0) + 1} is due`,
    unlinked: 'does not continue the row before it',
    changed: 'was changed after it was written',
  })[trouble];

const broken = (row: AuditLink, how: string): Violation => ({
  invariant: 'I5',
  what: `audit ${row.stream} ${row.seq} ${how}`,
});

/** The whole audit in the order of its chains, a page at a time. */
async function* auditRows(db: Db): AsyncIterable<AuditLink> {
  let [stream, seq] = ['', 0];
  for (;;) {
    const page = await db.rows<AuditLink>(
      `select ${LINK_COLUMNS} from "audit" a
       where (a."stream", a."seq") > ($1, $2) order by a."stream", a."seq" limit ${PAGE}`,
      [stream, seq],
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    [stream, seq] = [last.stream, last.seq];
  }
}

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
