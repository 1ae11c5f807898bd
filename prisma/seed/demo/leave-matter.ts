import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import type { Random } from '../random.ts';
import { type Clock, inOfficeHours, workdaysAgo, workdaysBack } from './clock.ts';
import { journeyOf } from './journey.ts';
import type { Leave } from './leave-book.ts';
import type { Matter } from './matter.ts';

/** A leave as a document of the demo. */
export const leaveMatter = (leave: Leave): Matter => ({
  family: vacation,
  person: leave.person,
  type: leave.type,
  legs: (hasManager, random) => journeyOf(leave.ending, leave.turn, hasManager, random),
  lastMoved: (clock, random) => lastMoment(leave, clock, random),
  written: () => ({
    period: leave.year,
    start_date: leave.start,
    end_date: leave.end,
    days: leave.days,
    ...(leave.comments ? { comments: leave.comments } : {}),
  }),
});

const lastMoment = ({ start, waited, ending }: Leave, clock: Clock, random: Random): number => {
  if (waited !== undefined) return workdaysAgo(waited, clock, random);
  const notice = ending === 'declined' ? random.between(12, 30) : random.between(6, 20);
  return inOfficeHours(workdaysBack(addDays(start, -notice), 0, clock), random);
};
