import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';

/** The id of a client by its code; undefined for an unknown one. */
export const readClientId = async (code: string): Promise<number | undefined> => {
  const [row] = await db.rows<Row<'client', 'id'>>('select "id" from "client" where "code" = $1', [code]);
  return row?.id;
};
