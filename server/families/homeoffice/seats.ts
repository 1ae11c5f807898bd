import type { SeatDay, Seats } from '../../../lib/documents/facts/staff-facts.ts';
import { planOf } from '../../../lib/documents/families/homeoffice/plan.ts';
import { ABSENCES } from '../../../lib/families/identities.ts';
import { addDays, type Day, eachDay } from '../../../lib/kernel/day.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { holdsOn } from '../../db/held-days.ts';
import type { Db, Tx } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';

/** Statuses from which on an absence leaves a seat free (AMB-128). */
const AGREED = ['agreed', 'accepted', 'confirmed', 'approved', 'processed', 'closed'];
/** More days are no plan. */
const DAYS_MAX = 366;

/** The days a document may plan: those of its period, by its end or its length, the later one, and of its lines. */
const daysOf = (record: DocumentRecord): readonly Day[] => {
  const { start_date, end_date, days } = record;
  const planned = planOf(record).flatMap(({ day }) => day ?? []);
  if (!start_date) return planned.slice(0, DAYS_MAX);
  const counted = addDays(start_date, Math.min(Math.max(days ?? 1, 1), DAYS_MAX) - 1);
  const last = [end_date ?? counted, counted].sort().at(-1) ?? counted;
  const [until = last] = [last, addDays(start_date, DAYS_MAX - 1)].sort();
  return [...new Set([...eachDay(start_date, until), ...planned.slice(0, DAYS_MAX)])].sort();
};

/**
 * One advisory lock for each day of the person's location, in ascending order, so that concurrent counts see each
 * other. A location without a number of seats is not locked.
 */
export const lockSeats = (tx: Tx, record: DocumentRecord): Promise<unknown> =>
  tx.rows(LOCK, [record.employee_id, daysOf(record)]);

const LOCK = `select pg_advisory_xact_lock(hashtextextended('seats:' || x.id || ':' || x.day, 0)) from (
    select l."id", d.day from "employee" e
    join "office_location" l on l."organization_id" = e."organization_id" and not l."disabled" and lower(l."location") = lower(trim(e."location"))
    cross join unnest($2::date[]) d(day) where e."id" = $1 order by l."id", d.day) x`;

/** Who sits in the office on the days of a document (AMB-128), and how many seats of the person's location are booked. */
export const loadSeats = async (
  db: Db,
  record: DocumentRecord,
  { parameters }: Pick<Reading, 'parameters'>,
): Promise<Seats | undefined> => {
  const isLimited = numberOf(parameters, 'office_seat_limit_per_day') > 0;
  const asked = [record.employee_id, record.id, daysOf(record), AGREED, NOT_HELD_STATUSES];
  const [row] = await db.rows<{ location: Seats['location']; days: SeatDay[] | null }>(
    isLimited ? COUNT_ALL : COUNT_BOOKED,
    isLimited ? [...asked, ABSENCES] : asked,
    'once',
  );
  return row && { location: row.location, days: row.days ?? [] };
};

/** SQL that counts all people in the offices: statements, the count of others on a day, and where it comes from. */
interface Everybody {
  readonly parts: string;
  readonly others: string;
  readonly from: string;
}

/**
 * One statement, so that a screen and a click read the same. Each colleague's documents of these days are read apart,
 * so that neither the years nor the other locations count. All people are counted only under a limit.
 */
const countOf = ({ parts, others, from }: Everybody): string => `with me as (
    select o."client_id", l."id" as location_id, l."organization_id", l."location", l."seats" from "employee" e
    join "organization" o on o."id" = e."organization_id"
    left join "office_location" l on l."organization_id" = e."organization_id" and not l."disabled" and lower(l."location") = lower(trim(e."location"))
    where e."id" = $1),
  kept as (
    select h."day" from "homeoffice_day" h join "document" d on d."id" = h."homeoffice_id"
    where d."id" = $2 and h."place" = 'home' and d."status_id" = any($4::text[]) and not d."replaced"),
  days as (select x.day from unnest($3::date[]) x(day) union select k."day" from kept k),
  ${parts}
  mates as materialized (
    select e."id", e."dismissal_date" from "employee" e
    join me on e."organization_id" = me."organization_id" and lower(trim(e."location")) = lower(me."location")
    where not e."disabled"),
  booked as (
    select h."day", count(distinct m."id") filter (where m."id" <> $1) as count, bool_or(m."id" = $1) as mine
    from mates m cross join lateral (
      select h."day" from "document" d join "homeoffice_day" h on h."homeoffice_id" = d."id"
      where d."employee_id" = m."id" and d."object_id" = 'homeoffice' and d."status_id" <> all($5::text[]) and not d."replaced"
        and d."start_date" <= (select max(day) from days) and d."end_date" >= (select min(day) from days)
        and h."day" = any(array(select day from days)) and h."place" = 'office' and coalesce(m."dismissal_date" >= h."day", true)
      offset 0) h
    group by h."day")
  select (select json_build_object('name', me."location", 'seats', me."seats") from me where me.location_id is not null) as location,
    (select json_agg(json_build_object('day', x.day, 'others', ${others},
        'booked', coalesce(b.count, 0), 'mine', coalesce(b.mine, false),
        'at_home', exists (select 1 from kept k where k."day" = x.day)) order by x.day)
      from days x ${from} left join booked b on b."day" = x.day) as days`;

/** Seats of the person's location alone. */
const COUNT_BOOKED = countOf({ parts: '', others: 'null', from: '' });

/** A person counts from the hire to the last working day; a candidate never does. */
const COUNT_ALL = countOf({
  parts: `ends as (select min(day) as first, max(day) as last from days),
  people as (
    select e."id", greatest(e."hire_date", t.first) as since, least(coalesce(e."dismissal_date", t.last), t.last) as until
    from ends t, "employee" e join "organization" o on o."id" = e."organization_id"
    where o."client_id" = (select "client_id" from me) and not e."disabled" and not e."is_candidate" and e."id" <> $1),
  staff as (
    select x.day, sum(p.count) as count from days x
    join (select since, until, count(*) as count from people group by since, until) p on x.day between p.since and p.until
    group by x.day),
  out as (
    select x.day, count(distinct d."employee_id") as count from days x
    join "document" d on d."client_id" = (select "client_id" from me) and d."start_date" <= x.day and d."end_date" >= x.day
    join people p on p."id" = d."employee_id" and x.day between p.since and p.until
    where d."object_id" = any($6::text[]) and d."status_id" = any($4::text[]) and not d."replaced" and ${holdsOn('d', 'x.day')}
    group by x.day),`,
  others: 'coalesce(s.count, 0) - coalesce(o.count, 0)',
  from: 'left join staff s on s.day = x.day left join out o on o.day = x.day',
});
