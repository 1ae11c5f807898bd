import type { Client } from 'pg';
import { sickleave } from '../../../lib/documents/families/sickleave/index.ts';
import { type Clock, workdaysAfter, workdaysAgo } from './clock.ts';
import { freeDays } from './free-days.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import { SICK_LEAVES } from './sick-leaves.data.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** Working days after which a recovered employee closes a sick leave. */
const CLOSED_AFTER = 1;
const FIRST_NUMBER = 910_045_120_701;

/** The sick leaves of these people; but for one inside a leave on days on which nothing else keeps them away. */
export const planSickLeaves = (
  staff: readonly Person[],
  away: readonly StoredPaper[],
  clock: Clock,
): readonly Matter[] =>
  SICK_LEAVES.flatMap(({ name, type, waited, weeks, days, span, inside, says, ...way }, index): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    const period = freeDays({ weeks, days, ...(span ? { span } : {}) }, person, away, clock, { inside });
    const isOnLeave = away.some(
      ({ family, person: { id }, said }) =>
        family.object_id === 'vacation' &&
        id === person.id &&
        String(said.start_date) <= period.end_date &&
        String(said.end_date) >= period.start_date,
    );
    // In the first weeks of a year holidays move the leave out of its week.
    const { vacation_choice, ...told } = says ?? {};
    return [
      {
        family: sickleave,
        person,
        type,
        legs: (_, random) => straightWay(sickleave.object_id, way, random),
        lastMoved: (_, random) =>
          waited === undefined
            ? workdaysAfter(period.end_date, CLOSED_AFTER, clock, random)
            : workdaysAgo(waited, clock, random),
        written: () => ({
          ...period,
          certificate_number: String(FIRST_NUMBER + index * 13),
          ...(isOnLeave ? says : told),
        }),
      },
    ];
  });

/** A sick leave that begins the day after another of its person goes on from it. */
export const linkSickLeaves = (client: Client, client_id: number) =>
  client.query(
    `update "sickleave" s set "previous_id" = p."id" from "document" d, "document" p
     where d."id" = s."id" and d."client_id" = $1 and p."client_id" = $1 and p."object_id" = d."object_id"
       and p."employee_id" = d."employee_id" and p."end_date" + 1 = d."start_date"`,
    [client_id],
  );
