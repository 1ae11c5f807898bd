import type { Actor } from '../../../lib/access/actor.ts';
import type { SickChain, SickLink } from '../../../lib/documents/facts/absence-facts.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { readWithin } from '../../documents/read-document.ts';

/**
 * The sick leaves before and after one: of the same person, and one that the reader may read. Another one, or itself, is as
 * little as none.
 */
export const loadSickChain = async (
  db: Db,
  { id, employee_id, previous_id }: DocumentRecord,
  { reader }: Reading,
): Promise<SickChain> => {
  const [previous, next] = await Promise.all([
    typeof previous_id === 'number' && previous_id !== id
      ? loadPrevious(db, { id, employee_id, previous_id }, reader)
      : undefined,
    loadNext(db, id),
  ]);
  return { previous, next };
};

const loadPrevious = async (
  db: Db,
  { id, employee_id, previous_id }: { id: number | null; employee_id: number; previous_id: number },
  reader: Actor | undefined,
): Promise<SickChain['previous']> => {
  const family = familyOf('sickleave');
  if (!family) return undefined;
  const [found, [taken]] = await Promise.all([
    readWithin(db, family, reader ? family.scope(reader) : 'all', previous_id),
    db.rows<Row<'document', 'number'>>(
      `select d."number" from "sickleave" s join "document" d on d."id" = s."id"
       where s."previous_id" = $1 and s."id" is distinct from $2 and d."status_id" <> all($3::text[])`,
      [previous_id, id, NOT_HELD_STATUSES],
    ),
  ]);
  if (!found || found.record.employee_id !== employee_id) return undefined;
  const { start_date, end_date, document_type_id, relation } = found.record;
  return {
    number: found.number,
    status_id: found.facts.status_id,
    start_date,
    end_date,
    document_type_id,
    relation: typeof relation === 'string' ? relation : null,
    taken_by: taken?.number ?? null,
  };
};

const loadNext = async (db: Db, id: number | null): Promise<SickLink | undefined> => {
  const [next] = await db.rows<SickLink>(
    `select d."number", d."status_id", d."start_date", d."end_date" from "sickleave" s
     join "document" d on d."id" = s."id" where s."previous_id" = $1 and d."status_id" <> all($2::text[])`,
    [id, NOT_HELD_STATUSES],
  );
  return next;
};
