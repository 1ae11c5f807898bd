import { DEPARTMENT, type NamingLines, PERSON } from '../../lib/documents/named-readers.ts';
import type { Within } from '../../lib/filter/filter.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/tx.ts';

/** Readers a document names: people by id, departments by name. */
export interface Named {
  readonly status_id: string;
  readonly people: readonly number[];
  readonly departments: readonly string[];
}

/** Readers a document names now; undefined for one that is gone. */
export const namedIn = async (
  db: Db,
  { table, parent }: NamingLines,
  document_id: number,
): Promise<Named | undefined> => {
  const [row] = await db.rows<Named>(
    `select d."status_id",
       (select coalesce(json_agg(l."${PERSON}"), '[]') from "${table}" l where l."${parent}" = d."id" and l."${PERSON}" is not null) as people,
       (select coalesce(json_agg(l."${DEPARTMENT}"), '[]') from "${table}" l where l."${parent}" = d."id" and l."${DEPARTMENT}" <> '') as departments
     from "document" d where d."id" = $1`,
    [document_id],
  );
  return row;
};

/** What a scope asks of the lines of one document. */
export const isNamed =
  ({ people, departments }: Pick<Named, 'people' | 'departments'>) =>
  ({ any }: Within): boolean =>
    people.includes(Number(any[PERSON])) || departments.includes(String(any[DEPARTMENT] ?? ''));

/** Whether `"employee" e` works in the organization now, as SQL: staff who are not disabled or dismissed. */
export const works = (): string =>
  `(not e."is_candidate" and not e."disabled" and (e."dismissal_date" is null
     or e."dismissal_date" >= (now() at time zone '${readConfig().BUSINESS_TZ}')::date))`;

/** Whether the lines of `"document" d` name `"employee" e`, as SQL: a colleague of its owner who works there now. */
export const names = ({ table, parent }: NamingLines): string =>
  `(e."organization_id" = d."organization_id" and e."id" <> d."employee_id" and ${works()}
     and exists (select 1 from "${table}" l where l."${parent}" = d."id"
       and (l."${PERSON}" = e."id" or (l."${DEPARTMENT}" <> '' and l."${DEPARTMENT}" = e."department"))))`;
