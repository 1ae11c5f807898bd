import type { Actor } from '../../lib/access/actor.ts';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import type { MayBeNamed } from '../../lib/rpc/reading.ts';
import { refusal } from '../call/call-error.ts';
import { foldedLike } from '../db/folded-like.ts';
import { db } from '../db/tx.ts';
import { works } from '../notifications/named-readers.ts';

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
