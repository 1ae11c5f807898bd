import type { AuditTrouble } from '../../lib/rpc/audit.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, type Tx } from '../db/tx.ts';
import { countSettled } from './audit-length.ts';
import { type AuditLink, LINK_COLUMNS, linkTroubles } from './audit-link.ts';
import { bodyOf, goneRows, type SealRow, sealTroubles, trustOfPortal } from './audit-seal.ts';

/** So many of a client's rows are checked at once, the newest: a second's work, however long the audit is. */
const NEWEST = 5_000;

/** What a check of the audit found. */
export interface AuditVerdict {
  readonly moment: string;
  /** Rows of the client that were settled then (`audit-length.ts`); null where counting them takes too long. */
  readonly rows: number | null;
  /** How many of them were looked at. */
  readonly checked: number;
  /** The last seal; null where there is none yet. */
  readonly seal_number: number | null;
  /** What was found first; null where all is whole. */
  readonly broken: AuditTrouble | null;
}

/** Checks the newest rows of a client's audit and the last seal by the rules of the invariants I5 and I14. */
export const checkNewest = async (client_id: number): Promise<AuditVerdict> => {
  const links = await newestLinks(db, client_id);
  const seals = await lastSeals(db);
  return {
    ...(await countSettled(client_id)),
    checked: links.length,
    seal_number: seals[0]?.number ?? null,
    broken: brokenLink(links) ?? (await brokenSeal(db, client_id, seals)) ?? null,
  };
};

/** Keeps what a check found; `user_id` asked for it, the portal itself where there is none. */
export const keepVerdict = (
  tx: Tx,
  client_id: number,
  user_id: number | null,
  { moment, rows, checked, seal_number, broken }: AuditVerdict,
): Promise<unknown> =>
  tx.rows(
    `insert into "audit_check" ("client_id", "user_id", "moment", "rows", "checked", "seal_number", "broken_code", "broken_stream", "broken_seq")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [client_id, user_id, moment, rows, checked, seal_number, broken?.code, broken?.stream, broken?.seq],
  );

type NewestLink = AuditLink & { before_seq: number | null; before_hash: string | null };

/** The newest rows, the oldest of them first, each with the row it ought to follow. */
const newestLinks = (from: Db, client_id: number) =>
  from.rows<NewestLink>(
    `select ${LINK_COLUMNS}, p."seq" as before_seq, p."hash" as before_hash
     from (select * from "audit" where "client_id" = $1 order by "moment" desc, "id" desc limit ${NEWEST}) a
     left join "audit" p on p."stream" = a."stream" and p."seq" = a."seq" - 1
     order by a."moment", a."id"`,
    [client_id],
  );

const brokenLink = (links: readonly NewestLink[]): AuditTrouble | undefined => {
  for (const row of links) {
    const before =
      row.before_seq === null || row.before_hash === null
        ? undefined
        : { seq: row.before_seq, hash: row.before_hash };
    const [code] = linkTroubles(row, before);
    if (code) return { code, stream: row.stream, seq: row.seq };
  }
  return undefined;
};

/** The last seal and the one before it. */
const lastSeals = (from: Db) =>
  from.rows<SealRow>(
    'select "number", "moment", "body", "seal" from "audit_seal" order by "number" desc limit 2',
  );

/** Of missing rows a client learns only its own, which the rows before them identify. */
const brokenSeal = async (
  from: Db,
  client_id: number,
  [last, before]: readonly SealRow[],
): Promise<AuditTrouble | undefined> => {
  if (!last) return undefined;
  const [code] = await sealTroubles(last, before, await trustOfPortal(from));
  if (code) return { code, stream: '', seq: last.number };
  for (const { stream, seq } of await goneRows(from, bodyOf(last))) {
    const [own] = await from.rows<Row<'audit', 'id'>>(
      'select "id" from "audit" where "stream" = $1 and "client_id" = $2 limit 1',
      [stream, client_id],
    );
    if (own) return { code: 'row_gone', stream, seq };
  }
  return undefined;
};
