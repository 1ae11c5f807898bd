import { found, stepRole } from '../found.ts';

/** A document's cached status and version are those of its last row of history; `empty` and 0 without one. */
const LAST = `
  select d."id", d."status_id", d."version", l."status_id" as last_status, l."seq" as last_seq
  from "document" d left join lateral (
    select s."status_id", s."seq" from "document_status" s where s."registrator_id" = d."id" order by s."seq" desc limit 1) l on true
  where d."version" <> coalesce(l."seq", 0) or d."status_id" <> coalesce(l."status_id", 'empty')`;

/** History runs 1, 2, 3… and each row starts where the one before it ended. */
const CHAIN = `
  select h."registrator_id", h."seq", h."from_status_id", h."expected", h."position" from (
    select s."registrator_id", s."seq", s."from_status_id",
      row_number() over w as position, coalesce(lag(s."status_id") over w, 'empty') as expected
    from "document_status" s window w as (partition by s."registrator_id" order by s."seq")) h
  where h."seq" <> h."position" or h."from_status_id" <> h."expected"`;

/**
 * Every move is a step of the dictionary of its client, as it was taken: a step that was taken never changes in these
 * columns. A document that was made by an effect begins where a later step leads. Whether it was enabled at that moment
 * the audit of the dictionary tells, not this.
 */
const STEP = `
  select s."registrator_id", s."seq", s."workflow_id"
  from "document_status" s join "document" d on d."id" = s."registrator_id"
  left join "workflow" w on w."id" = s."workflow_id" and w."client_id" = d."client_id" and w."object_id" = s."object_id"
    and (w."status_id" = s."from_status_id" or (s."seq" = 1 and s."cause_id" is not null)) and w."next_status_id" = s."status_id"
    and w."business_role" = ${stepRole('s')} and w."reject" = s."reject"
  where w."id" is null or s."object_id" <> d."object_id"`;

export const I1 = found(
  'I1',
  LAST,
  (row) =>
    `document ${row.id} says ${row.status_id} ${row.version}, its history ${row.last_status} ${row.last_seq}`,
);

export const I2 = found(
  'I2',
  CHAIN,
  (row) =>
    `document ${row.registrator_id}, row ${row.seq} (number ${row.position}) starts from ${row.from_status_id}, not ${row.expected}`,
);

export const I3 = found(
  'I3',
  STEP,
  (row) => `document ${row.registrator_id}, row ${row.seq}: step ${row.workflow_id} does not say this`,
);
