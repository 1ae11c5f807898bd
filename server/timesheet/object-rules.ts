import { MONTH_DAYS } from '../../lib/objects/timesheet.ts';
import { CODE_LETTERS, CODES } from '../../lib/timesheet/codes.data.ts';
import type { RulesByObject } from '../objects/rules.ts';

const FIRST = `(b0."month" || '-01')::date`;

/** What a day of a month says, by the first of some keys; nothing of one that the month does not have. */
const ofDay = (number: number, ...keys: readonly string[]): string => {
  const said = keys.map((key) => `d."said" ->> '${key}'`);
  return `(select coalesce(${said.join(', ')}, '') from (select b0."days" -> (b0."month" || '-${String(number).padStart(2, '0')}') as "said") d)`;
};

const hours = (minutes: string): string => `trim_scale(round((${minutes})::numeric / 60, 2))`;

const AWAY = CODE_LETTERS.filter((code) => CODES[code].kind === 'away');

/** «ОТ 7; Б 3»: absences in the order of their numbers, with their days. */
const ABSENCES = `coalesce((select string_agg(c."code" || ' ' || c."days", '; ' order by array_position('{${AWAY.join(',')}}'::text[], c."code"))
  from (select k.value ->> 0 as "code", count(*) as "days"
    from jsonb_each(b0."days") d, jsonb_array_elements(d.value -> 'codes') k group by 1) c
  where c."code" = any('{${AWAY.join(',')}}'::text[])), '')`;

export const objectRules: RulesByObject = {
  timesheet: {
    computed: {
      client_id: `(select o."client_id" from "organization" o where o."id" = b0."organization_id")`,
      manager_id: `(select s."manager_id" from "subordination" s where s."employee_id" = b0."employee_id" and s."type" = 'direct' and not s."disabled" order by s."id" limit 1)`,
      first_day: FIRST,
      last_day: `(${FIRST} + interval '1 month' - interval '1 day')::date`,
      first_hours: hours('b0."first_minutes"'),
      second_hours: hours('b0."second_minutes"'),
      month_days: '(b0."first_days" + b0."second_days")',
      month_hours: hours('b0."first_minutes" + b0."second_minutes"'),
      absences: ABSENCES,
      ...Object.fromEntries(
        MONTH_DAYS.flatMap((number) => [
          [`d${number}`, ofDay(number, 'mark')],
          [`h${number}`, ofDay(number, 'by_code', 'hours')],
        ]),
      ),
    },
  },
};
