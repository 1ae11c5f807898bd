import { ABSENCE_PLACES, MONTH_DAYS } from '../../lib/registry/timesheet.ts';
import { CODE_LETTERS, CODES } from '../../lib/timesheet/codes.data.ts';
import { deciderOf } from '../db/decider.ts';
import type { RulesByObject } from '../objects/rules.ts';
import { correctionOf } from './closing.ts';

const FIRST = `(b0."month" || '-01')::date`;

const hours = (minutes: string): string => `trim_scale(round((${minutes})::numeric / 60, 2))`;

/** What a day of a month says, as text by its saying «Я 480/С 120»; nothing of one that the month does not have. */
const ofDay = (number: number, said: string): string =>
  `(select coalesce(${said}, '') from (select b0."days" -> (b0."month" || '-${String(number).padStart(2, '0')}') ->> 'codes' as "codes") d)`;

/** The letters of the codes of a day `d`: «Я/С». */
const LETTERS = `case when d."codes" like '%/%' then regexp_replace(d."codes", ' \\d+', '', 'g') else split_part(d."codes", ' ', 1) end`;

/** The hours beside the letters, in their order: «8/2»; nothing for codes without hours. */
const HOURS = `case when d."codes" like '%/%'
  then (select string_agg(${hours(`split_part(k."code", ' ', 2)`)}::text, '/' order by k."place")
    from unnest(string_to_array(d."codes", '/')) with ordinality k("code", "place") where k."code" like '% %')
  when d."codes" like '% %' then ${hours(`split_part(d."codes", ' ', 2)`)}::text end`;

const WORKED = CODE_LETTERS.filter((code) => CODES[code].kind === 'work');

/** Minutes of a day `d` that were worked, as hours. */
const WORKED_HOURS = hours(
  `(select coalesce(sum(split_part(k, ' ', 2)::int), 0) from unnest(string_to_array(d."codes", '/')) k
    where k like '% %' and split_part(k, ' ', 1) = any('{${WORKED.join(',')}}'::text[]))`,
);

/** `{"2026-09-07": {"hours": 8, "night": 0, "mark": "Я"}}`, without the days outside of employment (AMB-160). */
const DAYS = `(select coalesce(jsonb_object_agg(d."day", jsonb_build_object('hours', ${WORKED_HOURS}, 'night', ${hours('d."night"')}, 'mark', ${LETTERS})), '{}')
  from (select e.key as "day", e.value ->> 'codes' as "codes", coalesce((e.value ->> 'night')::int, 0) as "night"
    from jsonb_each(b0."days") e) d where d."codes" <> '')`;

const AWAY = CODE_LETTERS.filter((code) => CODES[code].kind === 'away');

/** «ОТ 7; Б 3»: absences in the order of their numbers, with their days. */
const ABSENCES = `coalesce((select string_agg(c."code" || ' ' || c."days", '; ' order by array_position('{${AWAY.join(',')}}'::text[], c."code"))
  from (select split_part(k, ' ', 1) as "code", count(*) as "days"
    from jsonb_each(b0."days") d, unnest(string_to_array(d.value ->> 'codes', '/')) k group by 1) c
  where c."code" = any('{${AWAY.join(',')}}'::text[])), '')`;

/** The code of an absence by its place among them, or its days; '' where there are fewer. */
const ofAbsence = (place: number, part: 1 | 2): string =>
  `split_part(split_part(${ABSENCES}, '; ', ${place}), ' ', ${part})`;

export const objectRules: RulesByObject = {
  timesheet: {
    computed: {
      client_id: `(select o."client_id" from "organization" o where o."id" = b0."organization_id")`,
      manager_id: deciderOf('b0."employee_id"'),
      first_day: FIRST,
      last_day: `(${FIRST} + interval '1 month' - interval '1 day')::date`,
      first_hours: hours('b0."first_minutes"'),
      second_hours: hours('b0."second_minutes"'),
      month_days: '(b0."first_days" + b0."second_days")',
      month_hours: hours('b0."first_minutes" + b0."second_minutes"'),
      absences: ABSENCES,
      ...Object.fromEntries(
        ABSENCE_PLACES.flatMap((place) => [
          [`absence_code_${place}`, ofAbsence(place, 1)],
          [`absence_days_${place}`, ofAbsence(place, 2)],
        ]),
      ),
      days: DAYS,
      sheet_correction: `nullif(${correctionOf('b0."organization_id"', 'b0."month"')}, 0)`,
      ...Object.fromEntries(
        MONTH_DAYS.flatMap((number) => [
          [`d${number}`, ofDay(number, LETTERS)],
          [`h${number}`, ofDay(number, HOURS)],
        ]),
      ),
    },
  },
};
