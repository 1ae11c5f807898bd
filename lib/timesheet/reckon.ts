import type { Day } from '../kernel/day.ts';
import { CODES, type TimesheetCode } from './codes.data.ts';
import { type CodeTime, type DayCodes, inOrder, isWork } from './day-codes.ts';
import type { MonthDay } from './month.ts';
import type { InTimesheet, Piece } from './piece.ts';

/** A piece with the document that says it. */
export interface Told extends Piece {
  readonly document_id: number;
  /** The list of the timesheet that its document is named in. */
  readonly named?: InTimesheet['named'];
}

/** The days of employment; the last one is worked. */
export interface Employment {
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
}

/** What a day of a person comes to. */
export interface ReckonedDay {
  readonly codes: DayCodes;
  /** Minutes of its work at night, whatever their code. */
  readonly night: number;
  /** Entries of documents, without those outranked by another. */
  readonly told: readonly Told[];
}

const NOBODY: ReckonedDay = { codes: [], night: 0, told: [] };

export const isEmployed = (day: Day, { hire_date, dismissal_date }: Employment): boolean =>
  hire_date <= day && (dismissal_date === null || day <= dismissal_date);

/**
 * The days of a person's month, in order: what the calendar says, and what documents say over it. Outside of the
 * employment a day says nothing.
 */
export const reckonDays = (
  days: readonly MonthDay[],
  employment: Employment,
  told: readonly Told[],
): ReadonlyMap<Day, ReckonedDay> => {
  const byDay = Map.groupBy(told, ({ date }) => date);
  const usual = new Map<number, ReckonedDay>();
  const usualDay = (norm: number): ReckonedDay => {
    const day = usual.get(norm) ?? { codes: [norm > 0 ? ['Я', norm] : ['В', 0]], night: 0, told: NONE };
    usual.set(norm, day);
    return day;
  };
  return new Map(
    days.map(({ day, norm }) => {
      if (!isEmployed(day, employment)) return [day, NOBODY];
      const said = byDay.get(day);
      return [day, said ? reckonDay(norm, said) : usualDay(norm)];
    }),
  );
};

const NONE: readonly Told[] = [];

/**
 * One day with entries of documents. An absence of the whole day replaces the norm, the strongest of several; one of
 * some hours leaves the rest of the norm. Work beyond the norm is never lost: it stands beside an absence, and replaces
 * a day off.
 */
const reckonDay = (norm: number, told: readonly Told[]): ReckonedDay => {
  const work = told.filter(({ code }) => isWork(code));
  const extra = work.filter(({ code }) => code !== 'Я');
  const whole = strongest(told.filter(isWholeAbsence));
  const parts = whole || norm === 0 ? NONE : told.filter(isPartOfDay);
  const usual = whole ? [timeOf(whole)] : usualCodes(norm, parts, extra.length > 0);
  return {
    codes: inOrder([...usual, ...extra.flatMap(workCodes)]),
    night: extra.reduce((sum, { night_minutes }) => sum + night_minutes, 0),
    told: [...(whole ? [whole] : parts), ...(whole ? extra : work)],
  };
};

const isAway = ({ code }: Piece): boolean => CODES[code].kind === 'away';
const isPartOfDay = (piece: Piece): boolean => isAway(piece) && piece.day_minutes > 0;
const isWholeAbsence = (piece: Piece): boolean => isAway(piece) && piece.day_minutes === 0;

const timeOf = ({ code, day_minutes }: Piece): CodeTime => [code, day_minutes];

/** The norm without the parts away, which take no more than there is; a day off that was worked has none. */
const usualCodes = (norm: number, parts: readonly Told[], isWorked: boolean): CodeTime[] => {
  if (norm === 0) return isWorked ? [] : [['В', 0]];
  let left = norm;
  const away = parts.map(({ code, day_minutes }): CodeTime => {
    const taken = Math.min(left, day_minutes);
    left -= taken;
    return [code, taken];
  });
  return [...(left > 0 ? [['Я', left] as const] : []), ...away.filter(([, minutes]) => minutes > 0)];
};

/**
 * The codes of work beyond the norm. Hours of the night have a code of their own on a working day; on a day off all of it is
 * work on a day off (labour code, article 153).
 */
const workCodes = ({ code, day_minutes, night_minutes }: Told): CodeTime[] => {
  const byDay: CodeTime[] = [[code, code === 'РВ' ? day_minutes + night_minutes : day_minutes]];
  const byNight: CodeTime[] = code === 'РВ' ? [] : [['Н', night_minutes]];
  return [...byDay, ...byNight].filter(([, minutes]) => minutes > 0);
};

/** Which absence stands where several are said of one day, the strongest first; the codes of no rule come last. */
const PRECEDENCE = {
  /** No benefit is paid for days on which a person was released from work already (law 255-FZ, article 9). */
  release_outlasts_illness: ['Р', 'ОЖ', 'У', 'УД', 'ДО', 'ОЗ', 'ДБ'],
  /** Illness interrupts a leave of the year (labour code, article 124), and days of a trip are paid as illness. */
  illness_interrupts: ['Б', 'Т'],
  leave_before_trip: ['ОТ', 'ОД'],
  trip_before_days_off: ['К', 'ПК', 'ПМ'],
} as const satisfies Readonly<Record<string, readonly TimesheetCode[]>>;

const ORDER: readonly TimesheetCode[] = Object.values(PRECEDENCE).flat();

const rankOf = ({ code, yields }: Pick<Piece, 'code' | 'yields'>): number => {
  const rank = ORDER.indexOf(code);
  return yields ? ORDER.length + 1 : rank < 0 ? ORDER.length : rank;
};

/** The strongest of some absences of one day; of equal ones the first. Undefined of none. */
const strongest = <Each extends Pick<Piece, 'code' | 'yields'>>(
  absences: readonly Each[],
): Each | undefined =>
  absences.reduce<Each | undefined>(
    (best, each) => (best && rankOf(best) <= rankOf(each) ? best : each),
    undefined,
  );
