import { addDays } from '../../../lib/kernel/day.ts';
import { type Random, randomOf } from '../random.ts';
import { before, type Clock, inOfficeHours, workdaysAgo, workdaysBack } from './clock.ts';
import { journeyOf, type Leg } from './journey.ts';
import type { Leave } from './leave-book.ts';
import { managerOf, type Person } from './seed-people.ts';

/** The one grant of the demo: who acts, and for whom. */
export interface Deputy {
  readonly grant_id: number;
  readonly person: Person;
  readonly principal: Person;
}

/** A move with who made it and when. */
export interface MadeMove {
  readonly leg: Leg;
  readonly at: number;
  /** Who sat at the screen. */
  readonly by: Person;
  readonly deputy?: Deputy;
}

/** A leave with its whole history. */
export interface Paper {
  readonly leave: Leave;
  readonly manager: Person | undefined;
  readonly creator: Person;
  readonly created: number;
  readonly moves: readonly MadeMove[];
}

/** Tells how each leave came to where it stands: the last move first, the earlier ones back in time from it. */
export const papersOf = (
  leaves: readonly Leave[],
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: Clock,
): Paper[] =>
  leaves
    .map((leave, index) => paperOf(leave, staff, deputy, clock, randomOf(104_729 * (index + 1))))
    .sort((a, b) => a.created - b.created);

const paperOf = (
  leave: Leave,
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: Clock,
  random: Random,
): Paper => {
  const manager = managerOf(leave.person, staff);
  const legs = journeyOf(leave.ending, leave.turn, manager !== undefined, random);
  const moves: MadeMove[] = [];
  let at = lastMoment(leave, clock, random);
  for (const leg of legs.toReversed()) {
    moves.unshift({ at, ...whoMakes(leg, leave.person, staff, deputy, random) });
    at = before(at, leg.waited, clock, random);
  }
  return { leave, manager, creator: moves[0]?.by ?? leave.person, created: at, moves };
};

const lastMoment = ({ start, waited, ending }: Leave, clock: Clock, random: Random): number => {
  if (waited !== undefined) return workdaysAgo(waited, clock, random);
  const notice = ending === 'declined' ? random.between(12, 30) : random.between(6, 20);
  return inOfficeHours(workdaysBack(addDays(start, -notice), 0, clock), random);
};

/** Nobody reviews their own leave; the HR office has another of theirs look at it, where there is one. */
const whoMakes = (
  leg: Leg,
  owner: Person,
  staff: readonly Person[],
  deputy: Deputy | undefined,
  random: Random,
): Omit<MadeMove, 'at'> => {
  const colleagues = staff.filter(
    (other) => other.organization_id === owner.organization_id && other.id !== owner.id,
  );
  if (leg.role === 'employee') return { leg, by: owner };
  if (leg.role === 'manager') {
    if (leg.byDeputy && deputy) return { leg, by: deputy.person, deputy };
    return { leg, by: managerOf(owner, staff) ?? owner };
  }
  const reviewer = leg.role === 'reviewer' && colleagues.find((other) => other.roles.includes('reviewer'));
  if (reviewer) return { leg, by: reviewer };
  const office = colleagues.filter((other) => other.roles.includes('hr'));
  const [first = owner] = office;
  const by = random.chance(0.7) ? (office.find((other) => other.login === 'hr') ?? first) : first;
  return { leg: { ...leg, role: 'hr' }, by };
};
