import type { AbsenceKind as FamilyAbsence } from '../../lib/families/identity.ts';
import { type ClockTime, minutesOf } from '../../lib/kernel/clock-time.ts';
import { type Day, daysBetween } from '../../lib/kernel/day.ts';

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

/** A bar in columns of the ribbon, 1-based, `to` exclusive; a cut end goes on outside. */
export interface RibbonBar {
  readonly absence: Absence;
  readonly from: number;
  readonly to: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
  /** It takes the first or the second half of its day. */
  readonly half: 'morning' | 'afternoon' | undefined;
}

/** The bars of one person in the closed range of days; what lies outside is left out. */
export const barsIn = (absences: readonly Absence[], first: Day, last: Day): RibbonBar[] =>
  absences
    .filter((absence) => absence.start <= last && absence.end >= first)
    .map((absence) => ({
      absence,
      from: daysBetween(first, absence.start < first ? first : absence.start) + 1,
      to: daysBetween(first, absence.end > last ? last : absence.end) + 2,
      cutLeft: absence.start < first,
      cutRight: absence.end > last,
      half: halfOf(absence),
    }))
    .sort((a, b) => a.from - b.from);

const NOON = 12 * 60;

const halfOf = ({ part }: Absence): RibbonBar['half'] =>
  part && ((minutesOf(part[0]) + minutesOf(part[1])) / 2 < NOON ? 'morning' : 'afternoon');
