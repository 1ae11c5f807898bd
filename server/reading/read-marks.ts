import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { isReadByNamed, namingLines } from '../../lib/documents/named-readers.ts';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import type { MayBeNamed, ReadersOfDocument, ReadMark } from '../../lib/rpc/reading.ts';
import { relationOf } from '../../lib/workflow/relation.ts';
import { refusal } from '../call/call-error.ts';
import { foldedLike } from '../db/folded-like.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, type Tx } from '../db/tx.ts';
import { type LoadedDocument, readDocument } from '../documents/read-document.ts';
import { names, works } from '../notifications/named-readers.ts';

interface OfDocument {
  readonly object: string;
  readonly id: number;
}

/** People that a list of readers names, at most. */
const TOLD = 500;

/**
 * Marks a document as read by the caller, where it names them; once, whatever they open later. A deputy reads nothing
 * in the name of another person. Refuses unknown_object and not_found.
 */
export const openDocument = async (tx: Tx, actor: Actor, { object, id }: OfDocument): Promise<ReadMark> => {
  const { family, document } = await readable(tx, actor, object, id);
  const naming = namingLines(family);
  if (!naming || actor.grant_id !== null || !isReadByNamed(document.facts.status_id))
    return { read_date: null, is_new: false };
  const marked = await tx.rows(
    `insert into "document_read" ("document_id", "employee_id")
     select d."id", e."id" from "document" d join "employee" e on ${names(naming)} where d."id" = $1 and e."id" = $2
     on conflict ("document_id", "employee_id") do nothing returning "document_id"`,
    [id, actor.employee_id],
  );
  const [mark] = await tx.rows<Row<'document_read', 'read_date'>>(
    'select "read_date" from "document_read" where "document_id" = $1 and "employee_id" = $2',
    [id, actor.employee_id],
  );
  return { read_date: mark?.read_date ?? null, is_new: marked.length > 0 };
};

/**
 * The people a document names now, and when each has read it. For its owner and hr; other readers of it are refused.
 * Refuses unknown_object, not_found and access_denied.
 */
export const readersOf = async (actor: Actor, { object, id }: OfDocument): Promise<ReadersOfDocument> => {
  const { family, document } = await readable(db, actor, object, id);
  const { facts } = document;
  const { owner, roles } = relationOf(actor, facts);
  if (!owner && !roles.includes('hr')) throw refusal('access_denied');
  const naming = namingLines(family);
  if (!naming) return { total: 0, read: 0, people: [] };
  const people = await db.rows<ReadersOfDocument['people'][number] & { total: number; read: number }>(
    `select e."id" as employee_id, e."name", e."name_eng", e."department", e."department_eng", r."read_date",
       (count(*) over ())::int as total, (count(r."read_date") over ())::int as read
     from "document" d join "employee" e on ${names(naming)}
       left join "document_read" r on r."document_id" = d."id" and r."employee_id" = e."id"
     where d."id" = $1 order by r."read_date" nulls last, e."name", e."id" limit ${TOLD}`,
    [id],
  );
  const [first] = people;
  return {
    total: first?.total ?? 0,
    read: first?.read ?? 0,
    people: people.map(({ total: _total, read: _read, ...person }) => person),
  };
};

const readable = async (
  within: Db,
  actor: Actor,
  object: string,
  id: number,
): Promise<{ family: Family; document: LoadedDocument }> => {
  const family = familyOf(object);
  if (!family) throw refusal('unknown_object');
  const document = await readDocument(within, actor, family, id);
  if (!document) throw refusal('not_found');
  return { family, document };
};

const PEOPLE = 10;
const DEPARTMENTS = 5;

/**
 * People and departments of the caller's organization that have what was typed in their name, in either language;
 * departments first, by how many work there. Refuses access_denied: to who was dismissed, and to who is still to be hired.
 */
export const mayBeNamed = async (actor: Actor, name: string): Promise<MayBeNamed[]> => {
  if (actor.organization_id === null || actor.dismissed === true || isOnlyCandidate(actor.roles))
    throw refusal('access_denied');
  const like = `%${name.trim().replaceAll(/[%_\\]/g, '\\$&')}%`;
  const values: unknown[] = [actor.organization_id, actor.employee_id];
  const statement = found((column) => foldedLike(column, like, (text) => `$${values.push(text)}::text`));
  return db.rows<MayBeNamed>(statement, values);
};

const found = (fits: (column: string) => string): string => `
  with staff as (select e.* from "employee" e where e."organization_id" = $1 and ${works()})
  (select null::bigint as employee_id, '' as name, '' as name_eng, '' as position, '' as position_eng,
     s."department", max(s."department_eng") as department_eng, count(*)::int as people
   from staff s where s."department" <> '' and (${fits('s."department"')} or ${fits('s."department_eng"')})
   group by s."department" order by count(*) desc, s."department" limit ${DEPARTMENTS})
  union all
  (select s."id", s."name", s."name_eng", s."position", s."position_eng", s."department", s."department_eng", 0
   from staff s where s."id" is distinct from $2 and (${fits('s."name"')} or ${fits('s."name_eng"')})
   order by s."name", s."id" limit ${PEOPLE})`;
