import { db } from './tx.ts';

/** The id of a client by its code; undefined for an unknown one. */
export const readClientId = async (code: string): Promise<number | undefined> => {
  const [row] = await db.rows<{ id: number }>('select "id" from "client" where "code" = $1', [code]);
  return row?.id;
};
