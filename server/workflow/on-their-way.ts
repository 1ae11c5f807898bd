import type { Family } from '../../lib/documents/family.ts';
import { bringsForward } from '../../lib/workflow/available.ts';
import type { Rules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

/** A document, by the object it is of. */
export type Found = Pick<Row<'document', 'id' | 'object_id'>, 'id' | 'object_id'>;

/** Whose documents are looked for: those of one organization, or of all but some. */
export type Whose = { readonly only: number } | { readonly except: readonly number[] };

/** Documents that a step could bring on, those that moved last first, at most so many. */
export const onTheirWay = async (
  db: Db,
  clientId: number,
  families: readonly Family[],
  { stepsOf }: Rules,
  most: number,
  whose: Whose,
): Promise<Found[]> => {
  const places = families.flatMap(({ object_id }) =>
    [
      ...new Set(
        stepsOf(object_id)
          .filter(bringsForward)
          .map(({ status_id }) => status_id),
      ),
    ].map((status_id) => ({ object_id, status_id })),
  );
  return db.rows<Found>(FOUND, [
    clientId,
    places.map(({ object_id }) => object_id),
    places.map(({ status_id }) => status_id),
    most,
    'only' in whose ? whose.only : null,
    'except' in whose ? whose.except : [],
  ]);
};

/** By the index of the inbox: each status of each organization is read from its newest end. */
const FOUND = `select d."id", d."object_id" from "organization" o
  cross join unnest($2::text[], $3::text[]) as p("object_id", "status_id")
  cross join lateral (
    select "id", "object_id", "status_date" from "document"
    where "organization_id" = o."id" and "object_id" = p."object_id" and "status_id" = p."status_id" and not "replaced"
    order by "status_date" desc, "id" desc limit $4) d
  where o."client_id" = $1 and ($5::bigint is null or o."id" = $5) and o."id" <> all($6::bigint[])
  order by d."status_date" desc, d."id" desc limit $4`;
