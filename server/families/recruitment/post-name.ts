import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Db } from '../../db/tx.ts';

/** English name of the offered post, from colleagues who hold it; '' where none has one. */
export const loadPostName = async (db: Db, { employee_id, vacancy }: DocumentRecord): Promise<string> => {
  const [said] = await db.rows<{ post_eng: string }>(
    `select coalesce(max(s."position_eng"), '') as post_eng from "employee" s
     where s."organization_id" = (select "organization_id" from "employee" where "id" = $1)
       and s."position" = $2 and s."position" <> ''`,
    [employee_id, String(vacancy ?? '').trim()],
  );
  return said?.post_eng ?? '';
};
