import type { Client } from 'pg';
import { fileFieldsOf, linesOf } from '../../../lib/documents/lines.ts';
import type { FileStore } from '../../../server/store/file-store.ts';
import { type StoredBytes, storeBytes } from '../../../server/store/store-bytes.ts';
import { type Row, takeIds } from '../insert.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { Paper } from './papers.ts';
import { moment, type StoredPaper } from './stored-paper.ts';

/** A picture in the store that a line names. */
export interface StoredReceipt extends StoredBytes {
  readonly id: number;
  readonly original_name: string;
}

/** What a paper has beside it before it is stored. */
export interface Pictured extends Paper {
  readonly files: readonly StoredReceipt[];
}

/** Draws the receipts of a paper and puts them into the store; its lines name them. */
export const withReceipts = async (client: Client, store: FileStore, paper: Paper): Promise<Pictured> => {
  const [shown] = fileFieldsOf(paper.family.object.fields);
  const drawn = paper.receipts.filter((receipt) => receipt !== undefined);
  if (!shown || drawn.length === 0) return { ...paper, files: [] };
  const ids = await takeIds(client, 'file', drawn.length);
  const files: StoredReceipt[] = [];
  for (const [index, receipt] of drawn.entries())
    files.push({
      ...(await storeBytes(store, await drawReceipt(receipt))),
      id: ids[index] ?? 0,
      original_name: `Чек ${receipt.number}.png`,
    });
  const named = linesOf(paper.written, shown.name).map((line, index) => {
    const receipt = paper.receipts[index];
    return receipt ? { ...line, [shown.field]: files[drawn.indexOf(receipt)]?.id } : line;
  });
  return { ...paper, written: { ...paper.written, [shown.name]: named }, files };
};

/** The rows of the receipts of a paper, as attaching them would have written them. */
export const fileRows = ({ id, family, person, creator, created, files }: StoredPaper): Row[] =>
  files.map((file) => ({
    ...file,
    client_id: person.client_id,
    content_type: 'image/png',
    registrator_id: id,
    document_object_id: family.object_id,
    creator_user_id: creator.user_id,
    create_date: moment(created),
  }));
