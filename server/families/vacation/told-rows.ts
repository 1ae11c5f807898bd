import type { Actor } from '../../../lib/access/actor.ts';
import type { Ground, LedgerRow } from '../../../lib/documents/families/vacation/rpc.ts';
import { daysOfParts } from '../../../lib/leave/parts.ts';
import { document as anyDocument } from '../../../lib/registry/derived.ts';
import type { Db } from '../../db/tx.ts';
import { rowsById } from '../../objects/read-rows.ts';
import type { LedgerEntry } from './person-ledger.ts';

/** An entry with what is left after it, as the caller may see it. */
export type TellRow = (entry: LedgerEntry & { readonly balance?: number }) => LedgerRow;

/** Shows entries of a person to a caller: documents the caller may not read lose id and number. One's own keep them. */
export const rowTeller = async (
  db: Db,
  actor: Actor,
  person: number,
  entries: readonly LedgerEntry[],
): Promise<{
  readonly row: TellRow;
  readonly ground: (document: NonNullable<LedgerEntry['document']>) => Ground;
}> => {
  const ids = [...new Set(entries.flatMap(({ document }) => document?.id ?? []))];
  const isOwn = person === actor.employee_id && actor.grant_id === null;
  const readable = new Set(
    isOwn ? ids : (await rowsById(db, actor, anyDocument, ids)).map(({ id }) => id as number),
  );
  const ground = (document: NonNullable<LedgerEntry['document']>): Ground =>
    readable.has(document.id) ? document : { ...document, id: null, number: '' };
  return {
    ground,
    row: ({ parts, balance = 0, document, id, ...rest }) => ({
      ...rest,
      id,
      days: daysOfParts(parts),
      balance: daysOfParts(balance),
      foretold: id === null ? '1' : '0',
      document: document && ground(document),
    }),
  };
};
