import { type Calendar, isCountable } from '../calendar/calendar.ts';
import { addDays, type Day } from '../kernel/day.ts';
import { type ClockWork, DAY_MINUTES, type Span, spansOf } from './spans.ts';

/** Codes of the timesheet: overtime on a working day, work on a day off or a holiday. */
export type PieceCode = 'С' | 'РВ';

/** The code of night hours on a working day. */
export const NIGHT_CODE = 'Н';

/** What is worked on one date. */
export interface Piece {
  readonly date: Day;
  readonly code: PieceCode;
  readonly day_minutes: number;
  readonly night_minutes: number;
}

/** Work beyond the norm, with what was worked in fact where that is known. */
export interface DatedWork extends ClockWork {
  readonly start_date: Day;
  /** Minutes by day and by night. */
  readonly fact?: { readonly day: number; readonly night: number } | undefined;
}

/**
 * What one document comes to by date, in order: work across midnight is a piece of each date, with the code that the
 * calendar gives the date. Minutes are those of the plan, the break taken where the hours say. Minutes in fact fill the
 * pieces from the first on; what is over goes to the last piece that has its kind, else to the first. A date without
 * minutes has no piece. The limits read it too: a piece РВ is outside of them (article 152).
 */
export const piecesOfWork = (work: DatedWork, calendar: Calendar): readonly Piece[] => {
  const planned = [0, 1].map((after): Omit<Piece, 'code'> => {
    const spans = spansOf(work).map((span) => within(span, after * DAY_MINUTES));
    return {
      date: addDays(work.start_date, after),
      day_minutes: sum(spans, 'day'),
      night_minutes: sum(spans, 'night'),
    };
  });
  const { fact } = work;
  const told = fact ? filled(filled(planned, 'day_minutes', fact.day), 'night_minutes', fact.night) : planned;
  return told
    .filter(({ day_minutes, night_minutes }) => day_minutes + night_minutes > 0)
    .map((piece) => ({ ...piece, code: isCountable(piece.date, calendar) ? 'С' : 'РВ' }));
};

/** The part of a span that lies in the day that begins at a minute. */
const within = ({ from, to, kind }: Span, begins: number): Span => ({
  kind,
  from: Math.max(from, begins),
  to: Math.min(to, begins + DAY_MINUTES),
});

const sum = (spans: readonly Span[], kind: Span['kind']): number =>
  spans.reduce((total, span) => (span.kind === kind ? total + Math.max(0, span.to - span.from) : total), 0);

const filled = (
  pieces: readonly Omit<Piece, 'code'>[],
  kind: 'day_minutes' | 'night_minutes',
  minutes: number,
): readonly Omit<Piece, 'code'>[] => {
  let left = minutes;
  const given = pieces.map((piece) => {
    const taken = Math.min(left, piece[kind]);
    left -= taken;
    return { ...piece, [kind]: taken };
  });
  const last = Math.max(
    0,
    pieces.findLastIndex((piece) => piece[kind] > 0),
  );
  return given.map((piece, index) => (index === last ? { ...piece, [kind]: piece[kind] + left } : piece));
};
