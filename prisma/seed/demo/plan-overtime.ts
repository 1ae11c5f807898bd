import type { Client } from 'pg';
import { overtime } from '../../../lib/documents/families/overtime/index.ts';
import { addDays, weekday } from '../../../lib/kernel/day.ts';
import { type Clock, inOfficeHours, workdayFrom, workdaysAgo, workdaysBack } from './clock.ts';
import { freeDays } from './free-days.ts';
import type { Leg } from './journey.ts';
import type { Matter } from './matter.ts';
import { OVERTIME_SCENES } from './overtime.data.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** Work that is over was settled so many days before it. */
const SETTLED_BEFORE = 2;
/** What the manager prepared at once, by the number of the press. */
const MASTER_IDS = {
  1: '2f0c7a52-6d0e-4c57-9b0a-0d6f4f3f5b11',
  2: '9a6a1a0e-54b7-4f0e-8a55-64c1f0f1c702',
} as const;

/** Prepared by the manager, put before its person, confirmed. */
const PREPARED_WAY: readonly Leg[] = [
  { role: 'manager', from: 'empty', to: 'created', waited: 0 },
  { role: 'manager', from: 'created', to: 'notified', waited: 0 },
  { role: 'employee', from: 'notified', to: 'confirmed', waited: 1 },
];

/** The overtime of these people, on days on which nothing keeps them away. */
export const planOvertime = (
  staff: readonly Person[],
  away: readonly StoredPaper[],
  clock: Clock,
): readonly Matter[] =>
  OVERTIME_SCENES.flatMap(
    ({ name, waited, weeks, days, times, dayoff, together, says, ...way }): Matter[] => {
      const person = staff.find((other) => other.name === name);
      if (!person) return [];
      const isPlain = (day: string) => !clock.calendar.marked.has(day) || weekday(day) > 5;
      const { start_date } = freeDays({ weeks, days, span: [days[0], days[0] + 1] }, person, away, clock, {
        suits: isPlain,
      });
      return [
        {
          family: overtime,
          person,
          type: weekday(start_date) > 5 ? 'weekend' : 'overtime',
          legs: (_, random) =>
            together
              ? PREPARED_WAY.slice(0, PREPARED_WAY.findIndex(({ to }) => to === way.ending) + 1)
              : straightWay(overtime.object_id, way, random),
          lastMoved: (_, random) =>
            waited === undefined
              ? inOfficeHours(workdaysBack(addDays(start_date, -SETTLED_BEFORE), 0, clock), random)
              : workdaysAgo(waited, clock, random),
          written: () => ({
            start_date,
            time_from: times[0],
            time_to: times[1],
            reason: 'production_necessity',
            compensation_type: dayoff === undefined ? 'money' : 'dayoff',
            ...(dayoff === undefined ? {} : { dayoff_date: workdayFrom(addDays(start_date, dayoff), clock) }),
            ...(together ? { master_id: MASTER_IDS[together] } : {}),
            ...says,
          }),
        },
      ];
    },
  );

/** Work that was taken over was worked as it was planned. */
export const seedWorkedHours = (client: Client, client_id: number) =>
  client.query(
    `update "overtime" o set "time_shift_fact_day_hours" = o."time_shift_plan_day_hours",
       "time_shift_fact_night_hours" = o."time_shift_plan_night_hours"
     from "document" d where d."id" = o."id" and d."client_id" = $1 and d."status_id" in ('processed', 'closed')`,
    [client_id],
  );
