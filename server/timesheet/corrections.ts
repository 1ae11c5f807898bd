import type { Actor } from '../../lib/access/actor.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { Month } from '../../lib/kernel/month.ts';
import { document as documentObject } from '../../lib/registry/derived.ts';
import type { TimesheetCorrection, TimesheetDocument } from '../../lib/rpc/timesheet.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { listQuery } from '../objects/list-query.ts';
import { readPage } from '../objects/read-page.ts';

type CorrectionRow = Omit<TimesheetCorrection, 'documents'> & { document_ids: (number | string)[] };

/** Corrections of people's days, the newest first. */
export const readCorrections = (db: Db, month: Month, people: readonly number[]): Promise<CorrectionRow[]> =>
  db.rows<CorrectionRow>(
    `select c."id", c."employee_id", c."day"::text, c."was", c."becomes", c."reason", c."closed", c."document_ids",
       coalesce(e."name", '') as "author", coalesce(e."name_eng", '') as "author_eng", c."create_date"
     from "timesheet_correction" c left join "employee" e on e."id" = c."author_id"
     where c."month" = $1 and c."employee_id" = any($2::bigint[]) order by c."id" desc`,
    [month, people],
  );

/** Corrections with the documents of them that their reader may open. */
export const withDocuments = (
  rows: readonly CorrectionRow[],
  readable: ReadonlyMap<number, TimesheetDocument>,
): TimesheetCorrection[] =>
  rows.map(
    ({
      document_ids,
      id,
      employee_id,
      day,
      was,
      becomes,
      reason,
      closed,
      author,
      author_eng,
      create_date,
    }) => ({
      id,
      employee_id,
      day,
      was,
      becomes,
      reason,
      closed,
      documents: document_ids.flatMap((each) => readable.get(Number(each)) ?? []),
      author,
      author_eng,
      create_date,
    }),
  );

/** Which of some documents the caller may open, by id. */
export const readableDocuments = async (
  db: Db,
  actor: Actor,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, TimesheetDocument>> => {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const query = listQuery(documentObject, actor, { select: 'id,object_id,number', rowsPerPage: 'all' });
  const { rows } = valueOrThrow(await readPage(db, actor, { ...query, also: anyOf('id', asked) }));
  return new Map(rows.map((row) => JSON.parse(row) as TimesheetDocument).map((each) => [each.id, each]));
};
