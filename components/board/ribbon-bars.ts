import { type Columns, columnsOf, type Period } from '../../lib/board/scale.ts';
import type { AbsenceKind as FamilyAbsence } from '../../lib/families/identity.ts';
import { type ClockTime, minutesOf } from '../../lib/kernel/clock-time.ts';
import type { Day } from '../../lib/kernel/day.ts';

/** Kinds of absence, each with its own colour; `hidden` is a colleague whose reason is not shown. */
export type AbsenceKind = FamilyAbsence | 'study' | 'hidden';

export interface Absence {
  readonly id: number;
  readonly employee_id: number;
  readonly start: Day;
  readonly end: Day;
  /** Not agreed yet: drawn hatched. */
  readonly pending: boolean;
  readonly kind: AbsenceKind;
  /** The part of its only day that it takes; all of it where nothing is said. */
  readonly part?: readonly [from: ClockTime, to: ClockTime] | undefined;
}

export interface RibbonRow {
  readonly employee_id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly mine: boolean;
  readonly absences: readonly Absence[];
}

export interface RibbonBar<Drawn extends Absence = Absence> extends Columns {
  readonly absence: Drawn;
  /** It takes the first or the second half of its day. */
  readonly half: 'morning' | 'afternoon' | undefined;
}

/** The bars of one person in a period; what lies outside is left out. */
export const barsIn = <Drawn extends Absence>(
  absences: readonly Drawn[],
  period: Period,
): RibbonBar<Drawn>[] =>
  absences
    .flatMap((absence) => {
      const columns = columnsOf({ first: absence.start, last: absence.end }, period);
      return columns ? [{ ...columns, absence, half: halfOf(absence) }] : [];
    })
    .sort((a, b) => a.from - b.from);

const NOON = 12 * 60;

const halfOf = ({ part }: Absence): RibbonBar['half'] =>
  part && ((minutesOf(part[0]) + minutesOf(part[1])) / 2 < NOON ? 'morning' : 'afternoon');
