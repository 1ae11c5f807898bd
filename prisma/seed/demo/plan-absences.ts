import { isCountable } from '../../../lib/calendar/calendar.ts';
import { absence } from '../../../lib/documents/families/absence/index.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { ABSENCES } from './absences.data.ts';
import { type Clock, inOfficeHours, workdaysAgo, workdaysBack } from './clock.ts';
import { freeDays } from './free-days.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** An absence that is over was settled so many days before it. */
const SETTLED_BEFORE = 3;

/** The absences of these people, on days on which nothing else keeps them away. */
export const planAbsences = (
  staff: readonly Person[],
  away: readonly StoredPaper[],
  clock: Clock,
): readonly Matter[] =>
  ABSENCES.flatMap(({ name, type, waited, weeks, days, part, worked, says, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    const period = freeDays({ weeks, days }, person, away, clock, {
      suits: (day) => isCountable(day, clock.calendar),
    });
    return [
      {
        family: absence,
        person,
        type,
        legs: (_, random) => straightWay(absence.object_id, way, random),
        lastMoved: (_, random) =>
          waited === undefined
            ? inOfficeHours(workdaysBack(addDays(period.start_date, -SETTLED_BEFORE), 0, clock), random)
            : workdaysAgo(waited, clock, random),
        written: () => ({
          ...period,
          ...(part ? { time_from: part[0], time_to: part[1] } : {}),
          ...(worked ? { worked_date: addDays(period.start_date, -worked) } : {}),
          ...says,
        }),
      },
    ];
  });
