import type { TimesheetCode } from './codes.data.ts';
import type { Piece } from './piece.ts';

/** Which absence stands where several are said of one day, the strongest first; the codes of no rule come last. */
export const PRECEDENCE = {
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
export const strongest = <Each extends Pick<Piece, 'code' | 'yields'>>(
  absences: readonly Each[],
): Each | undefined =>
  absences.reduce<Each | undefined>(
    (best, each) => (best && rankOf(best) <= rankOf(each) ? best : each),
    undefined,
  );
