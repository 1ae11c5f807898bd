import type { Client } from 'pg';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { type Clock, mondayIn, workdayFrom, workdaysAgo } from './clock.ts';
import { CORRECTIONS } from './corrections.data.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** The corrections of these people's leaves, a document a part. */
export const planCorrections = (
  staff: readonly Person[],
  vacations: readonly StoredPaper[],
  clock: Clock,
): readonly Matter[] =>
  CORRECTIONS.flatMap(({ name, weeks, parts, waited, comments, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    const leave = vacations.find(
      ({ person: { id }, said }) => id === person?.id && said.start_date === firstDayIn(weeks, clock),
    );
    if (!person || !leave) return [];
    return parts.map((part) => {
      const start_date = firstDayIn(part.weeks, clock);
      const end_date = endOf(start_date, part.days, 'calendar_minus_holidays', clock.calendar) ?? start_date;
      return {
        family: vacationCorrection,
        person,
        type: 'annual',
        legs: (_, random) => straightWay(vacationCorrection.object_id, way, random),
        lastMoved: (_, random) => workdaysAgo(waited, clock, random),
        written: () => ({
          start_date,
          end_date,
          days: part.days,
          period: leave.said.period ?? null,
          replaced_vacation_ids: `${leave.id}:${part.days}`,
          ...(comments ? { comments } : {}),
        }),
      };
    });
  });

/** The Monday so many weeks from this week's, or the first day after it that people work on. */
const firstDayIn = (weeks: number, clock: Clock): Day => workdayFrom(mondayIn(weeks, clock), clock);

/** What follows from the moves of corrections: leaves of agreed ones are replaced. */
export const followCorrections = async (client: Client, client_id: number): Promise<void> => {
  await client.query(
    `with r as (select split_part(v."replaced_vacation_ids", ':', 1)::bigint as id from "vacation" v
       join "document" d on d."id" = v."id"
       where d."client_id" = $1 and d."object_id" = 'vacation_correction' and d."status_id" in ('agreed', 'processed')),
     m as (update "document" d set "replaced" = true from r where d."id" = r."id")
     update "vacation" v set "replaced_status_id" = 'agreed' from r where v."id" = r."id"`,
    [client_id],
  );
};
