import type { Row } from '../insert.ts';
import { type Random, randomOf } from '../random.ts';
import { before, type Clock, dayOf } from './clock.ts';
import type { Receipt } from './draw-receipt.ts';
import type { Leg } from './journey.ts';
import type { Matter } from './matter.ts';
import { managerOf, type Person } from './seed-people.ts';

/** The one grant of the demo, with its deputy and principal. */
export interface Deputy {
  readonly grant_id: number;
  readonly person: Person;
  readonly principal: Person;
}

/** A move with who made it and when. */
export interface MadeMove {
  readonly leg: Leg;
  readonly at: number;
  /** The person at the screen. */
  readonly by: Person;
  readonly deputy?: Deputy;
}

/** A document with its whole history. */
export interface Paper extends Pick<Matter, 'family' | 'person' | 'type'> {
  /** What its author wrote, by field. */
  readonly written: Row;
  /** The receipts of its lines, by their places. */
  readonly receipts: readonly (Receipt | undefined)[];
  readonly manager: Person | undefined;
  readonly creator: Person;
  readonly created: number;
  readonly moves: readonly MadeMove[];
}

/** Tells how each document came to where it stands: the last move first, the earlier ones back in time from it. */
export const papersOf = (
  matters: readonly Matter[],
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: Clock,
): Paper[] =>
  matters
    .map((matter, index) => paperOf(matter, staff, deputy, clock, randomOf(104_729 * (index + 1))))
    .sort((a, b) => a.created - b.created);

const paperOf = (
  { family, person, type, ...matter }: Matter,
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: Clock,
  random: Random,
): Paper => {
  const manager = managerOf(person, staff);
  const legs = matter.legs(manager !== undefined, random);
  const moves: MadeMove[] = [];
  let at = matter.lastMoved(clock, random);
  for (const leg of legs.toReversed()) {
    moves.unshift({ at, ...whoMakes(leg, person, staff, deputy, random) });
    at = before(at, leg.waited, clock, random);
  }
  return {
    family,
    person,
    ...(type === undefined ? {} : { type }),
    written: matter.written(dayOf(at)),
    receipts: matter.receipts?.(dayOf(at)) ?? [],
    manager,
    creator: moves[0]?.by ?? person,
    created: at,
    moves,
  };
};

/** No person reviews their own document; an office has another colleague look at it, where there is one. */
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
  if (leg.role === 'employee' || leg.role === 'candidate') return { leg, by: owner };
  if (leg.role === 'manager') {
    if (leg.byDeputy && deputy) return { leg, by: deputy.person, deputy };
    return { leg, by: managerOf(owner, staff) ?? owner };
  }
  for (const role of ['reviewer', 'accountant', 'recruiter'] as const) {
    const colleague = leg.role === role && colleagues.find((other) => other.roles.includes(role));
    if (colleague) return { leg, by: colleague };
  }
  const office = colleagues.filter((other) => other.roles.includes('hr'));
  const [first = owner] = office;
  const by = random.chance(0.7) ? (office.find((other) => other.login === 'hr') ?? first) : first;
  return { leg: { ...leg, role: 'hr' }, by };
};
