import type { Tx } from '../db/tx.ts';

/** The next number of an object in an organization, ОТ-1203; without holes, since it is given out in the transaction. */
export const nextNumber = async (
  tx: Tx,
  organizationId: number,
  object: { readonly object_id: string; readonly prefix: string },
): Promise<string> => {
  const [number] = await tx.rows<{ last: number }>(
    `insert into "document_number" ("organization_id", "object_id", "last") values ($1, $2, 1)
     on conflict ("organization_id", "object_id") do update set "last" = "document_number"."last" + 1 returning "last"`,
    [organizationId, object.object_id],
  );
  return `${object.prefix}-${number?.last ?? 0}`;
};
