import type { Family } from '../../../lib/documents/family.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { Row } from '../insert.ts';
import type { Random } from '../random.ts';
import type { Clock } from './clock.ts';
import type { Receipt } from './draw-receipt.ts';
import type { Leg } from './journey.ts';
import type { Person } from './seed-people.ts';

/** A document of the demo before anybody has moved it. */
export interface Matter {
  readonly family: Family;
  readonly person: Person;
  /** Code of its type, where its family has types. */
  readonly type?: string;
  /** The moves that lead it to where it stands. */
  readonly legs: (hasManager: boolean, random: Random) => readonly Leg[];
  /** When the last of them was made. */
  readonly lastMoved: (clock: Clock, random: Random) => number;
  /** What its author wrote, by field; the day is that on which it was begun. */
  readonly written: (begun: Day) => Row;
  /** The receipts of its lines, by their places. */
  readonly receipts?: (begun: Day) => readonly (Receipt | undefined)[];
}
