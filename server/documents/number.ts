import type { Family } from '../../lib/documents/family.ts';
import { counter } from '../db/pool.ts';

/**
 * The next number of an object in an organization, ОТ-1203. Given out at once and for good, outside the transaction that
 * asks: the organization waits for no document that is not written yet, and a document that is never written leaves a
 * hole.
 */
export const nextNumber = async (
  organizationId: number,
  { object_id, prefix }: Pick<Family, 'object_id' | 'prefix'>,
): Promise<string> => {
  const { rows } = await counter().query<{ last: number }>({
    name: 'next_number',
    text: `insert into "document_number" ("organization_id", "object_id", "last") values ($1, $2, 1)
     on conflict ("organization_id", "object_id") do update set "last" = "document_number"."last" + 1 returning "last"`,
    values: [organizationId, object_id],
  });
  return `${prefix}-${rows[0]?.last ?? 0}`;
};
