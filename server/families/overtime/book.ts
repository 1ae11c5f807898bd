import { type KeptWork, plannedWork } from '../../../lib/documents/families/overtime/pieces.ts';
import { addDays, addMonths, type Day, isDay, yearOf } from '../../../lib/kernel/day.ts';
import type { HoursBook, OtherOvertime } from '../../../lib/overtime/book.ts';
import type { LimitRow } from '../../../lib/overtime/limits-in-force.ts';
import { type ElementRow, presetOf, shiftOf } from '../../../lib/overtime/shifts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db, Tx } from '../../db/tx.ts';
import { loadOverlaps } from '../../documents/asked/overlaps.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { lockPerson } from '../../documents/rule-facts.ts';

/** Months until a person is of age. */
const OF_AGE_MONTHS = 216;

/** What overtime of one person is counted against is read under the lock of the person, also where it is only changed. */
export const lockBook = (tx: Tx, { employee_id }: DocumentRecord): Promise<unknown> =>
  lockPerson(tx, employee_id);

interface Person {
  name: string;
  name_eng: string;
  position: string;
  position_eng: string;
  birth_date: Day | null;
  types: HoursBook['types'] | null;
  elements: (ElementRow & { dictionary_code: string })[] | null;
  limits: LimitRow[] | null;
}

/** What overtime of a person is judged by: the dictionaries, the limits, their other overtime and their absences then. */
export const loadBook = async (
  db: Db,
  record: DocumentRecord,
  reading: Reading,
): Promise<HoursBook | undefined> => {
  const { start_date, dayoff_date } = record;
  const last = start_date && addDays(start_date, 1);
  const [[person], others, away, awayThen] = await Promise.all([
    db.rows<Person>(PERSON, [record.employee_id], 'once'),
    start_date ? db.rows<Other>(OTHERS, yearAround(record, start_date), 'once') : [],
    loadOverlaps(db, { ...record, end_date: last }, reading),
    isDay(dayoff_date)
      ? loadOverlaps(db, { ...record, start_date: dayoff_date, end_date: dayoff_date }, reading)
      : [],
  ]);
  if (!person) return undefined;
  const { name, name_eng, position, position_eng, birth_date, types, elements, limits } = person;
  const of = (code: string) => (elements ?? []).filter((each) => each.dictionary_code === code);
  return {
    person: { name, name_eng, position, position_eng },
    minor: birth_date !== null && start_date !== null && addMonths(birth_date, OF_AGE_MONTHS) > start_date,
    types: types ?? [],
    presets: of('HourPreset').map(presetOf),
    shifts: of('ShiftCode').flatMap(shiftOf),
    reasons: of('OvertimeReason').map(({ code, name: called, name_eng: called_eng, disabled }) => ({
      code,
      name: called,
      name_eng: called_eng,
      disabled,
    })),
    limits: limits ?? [],
    others: others.flatMap(otherOf),
    away,
    away_then: awayThen,
  };
};

type Other = KeptWork & { readonly id: number; readonly number: string; readonly shift: string };

const otherOf = ({ id, number, shift, ...kept }: Other): OtherOvertime[] => {
  const work = plannedWork(kept);
  return work ? [{ id, number, shift, work }] : [];
};

/** Documents of the years of a night, and of the days that their edges meet. */
const yearAround = ({ employee_id, id }: DocumentRecord, start: Day): unknown[] => {
  const [first, last] = [yearOf(start), yearOf(addDays(start, 1))];
  return [employee_id, id, addDays(`${first}-01-01`, -2), addDays(`${last}-12-31`, 2), NOT_HELD_STATUSES];
};

const OTHERS = `select d."id", d."number", d."start_date", d."time_from", d."time_to", o."break_hours"::text as break_hours,
    o."break_taken", o."shift_code" as shift
  from "document" d join "overtime" o on o."id" = d."id"
  where d."employee_id" = $1 and d."id" is distinct from $2 and d."object_id" = 'overtime'
    and d."start_date" between $3::date and $4::date and d."status_id" <> all($5::text[]) and not d."replaced"
  order by d."start_date", d."id"`;

const PERSON = `select e."name", e."name_eng", e."position", e."position_eng", e."birth_date",
    (select json_agg(json_build_object('id', t."id", 'code', t."code") order by t."organization_id" nulls last, t."id")
      from "document_type" t where t."client_id" = o."client_id" and t."object_id" = 'overtime' and not t."disabled"
        and (t."organization_id" is null or t."organization_id" = o."id")) as types,
    (select json_agg(json_build_object('dictionary_code', x."dictionary_code", 'code', x."code", 'name', x."name",
        'name_eng', x."name_eng", 'detail', x."detail", 'disabled', x."disabled") order by x."sort", x."id")
      from "dictionary_element" x where x."client_id" = o."client_id" and x."dictionary_object_id" = 'time_shift') as elements,
    (select json_agg(json_build_object('date_from', l."date_from", 'organization_id', l."organization_id",
        'per_day', l."per_day"::text, 'adjacent', l."adjacent"::text, 'year', l."year"::text))
      from "overtime_limit" l where l."client_id" = o."client_id"
        and (l."organization_id" is null or l."organization_id" = o."id")) as limits
  from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $1`;
