import { type ClockTime, minutesOf } from '../../../kernel/clock-time.ts';
import { addDays, type Day, daysBetween } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { HoursBook, OtherOvertime } from '../../../overtime/book.ts';
import { hoursOf } from '../../../overtime/hours.ts';
import {
  type CountedDays,
  countedDays,
  type Exceeded,
  exceeded,
  type Limits,
  together,
} from '../../../overtime/limits.ts';
import { type LimitSaid, limitsOf, limitsSaid } from '../../../overtime/limits-in-force.ts';
import { type DatedWork, piecesOfWork } from '../../../overtime/pieces.ts';
import { clockOf } from '../../../overtime/quarter.ts';
import { mayFollow } from '../../../overtime/shifts.ts';
import { DAY_MINUTES, grossMinutes } from '../../../overtime/spans.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { RuleFacts } from '../../record.ts';
import { workOf } from './hours.ts';
import { plannedWork } from './pieces.ts';

type BoundFacts = Pick<RuleFacts, 'hours_book' | 'parameters' | 'calendar'>;

/** The limits of a document with where they come from; none while its day or what is known of its person is missing. */
export const limitsFor = (
  record: DocumentRecord,
  { hours_book: book, parameters }: BoundFacts,
): readonly LimitSaid[] => {
  const { start_date, document_type_id } = record;
  return book && start_date ? limitsSaid({ start_date, document_type_id }, book.limits, parameters) : [];
};

/** Minutes of the person's other overtime that count in limits, by day: those of their plans (AMB-116). */
export const otherDays = ({ others }: HoursBook, calendar: RuleFacts['calendar']): CountedDays =>
  others.reduce<CountedDays>((days, other) => together(days, daysOf(other.work, calendar)), new Map());

/** Minutes of the document itself that count in limits, by day. */
export const ownDays = (record: DocumentRecord, { calendar }: BoundFacts): CountedDays =>
  daysOf(plannedWork(record), calendar);

const daysOf = (work: DatedWork | undefined, calendar: RuleFacts['calendar']): CountedDays =>
  work ? countedDays(piecesOfWork(work, calendar)) : new Map();

/**
 * Bounds on overtime, whatever the sender's role: age (article 99), other overtime at the same time, a shift that may
 * not follow, a limit of a day, of two days or of the year (AMB-114, AMB-116).
 */
export const boundsRefusals = (record: DocumentRecord, facts: BoundFacts): FieldRefusal[] => {
  const { hours_book: book, calendar } = facts;
  const work = plannedWork(record);
  if (!book || !work) return [];
  const { name, name_eng } = book.person;
  const said = { name, name_eng: name_eng || name, ...cardOf(record) };
  const twin = book.others.find((other) => meet(work, other.work));
  const [over] = exceeded(
    ownDays(record, facts),
    otherDays(book, calendar),
    limitsOf(limitsFor(record, facts)),
  );
  return [
    ...(book.minor ? [{ field: 'employee_id', code: 'overtime/minor', values: said }] : []),
    ...(twin
      ? [{ field: 'time_from', code: 'overtime/same-time', values: { ...said, number: twin.number } }]
      : []),
    ...followRefusals(record, book),
    ...(over ? [limitRefusal(record, facts, over)] : []),
  ];
};

/** The person whose card a refusal links to. */
const cardOf = ({ employee_id }: DocumentRecord): { employee_id?: number } =>
  employee_id === null ? {} : { employee_id };

const OVER = {
  per_day: 'overtime/over-per-day',
  adjacent: 'overtime/over-adjacent',
  year: 'overtime/over-year',
} as const satisfies Record<keyof Limits, string>;

/** Refusal of a limit that is passed, in hours, with a later start that would keep to it, if any. */
const limitRefusal = (record: DocumentRecord, facts: BoundFacts, over: Exceeded): FieldRefusal => {
  const { hours_book: book, calendar } = facts;
  const { name = '', name_eng = '' } = book?.person ?? {};
  const second = over.limit === 'adjacent' ? addDays(over.day, 1) : over.day;
  const others = book ? otherDays(book, calendar) : new Map<Day, number>();
  const taken = [over.day, second].find((day) => (others.get(day) ?? 0) > 0);
  const other = book?.others.find((each) => taken && daysOf(each.work, calendar).has(taken));
  const cure = laterStart(record, facts);
  return {
    field: 'time_from',
    code: OVER[over.limit],
    values: {
      name,
      name_eng: name_eng || name,
      ...cardOf(record),
      first: over.day,
      last: second,
      year: Number(over.day.slice(0, 4)),
      total: Number(hoursOf(over.total)),
      max: Number(hoursOf(over.max)),
      number: other?.number ?? 'none',
      taken: Number(hoursOf(taken ? (others.get(taken) ?? 0) : 0)),
      taken_on: taken ?? over.day,
    },
    ...(cure === undefined ? {} : { cure }),
  };
};

const QUARTER = 15;

/** The first later quarter of an hour from which the work keeps to all limits; undefined where none before its end does. */
export const laterStart = (record: DocumentRecord, facts: BoundFacts): ClockTime | undefined => {
  const { hours_book: book, calendar, parameters } = facts;
  const work = plannedWork(record);
  if (!book || !work) return undefined;
  const [others, limits] = [otherDays(book, calendar), limitsOf(limitsFor(record, facts))];
  const from = minutesOf(work.time_from);
  const gross = grossMinutes(work.time_from, work.time_to);
  for (
    let later = QUARTER - (from % QUARTER);
    later < gross && from + later < DAY_MINUTES;
    later += QUARTER
  ) {
    const time_from = clockOf(from + later);
    const shorter = workOf(
      work.start_date,
      { time_from, time_to: work.time_to, hour_preset: '', shift_code: '' },
      book,
      parameters,
    );
    if (shorter && exceeded(daysOf(shorter, calendar), others, limits).length === 0) return time_from;
  }
  return undefined;
};

/** Whether two stretches of work have a minute in common. */
const meet = (one: DatedWork, other: DatedWork): boolean => {
  const begins = minutesOf(one.time_from);
  const then = daysBetween(one.start_date, other.start_date) * DAY_MINUTES + minutesOf(other.time_from);
  return (
    begins < then + grossMinutes(other.time_from, other.time_to) &&
    then < begins + grossMinutes(one.time_from, one.time_to)
  );
};

/** Shifts of neighbouring days leave 12 hours between them, as the dictionary says which may follow which. */
const followRefusals = (record: DocumentRecord, { others, shifts }: HoursBook): FieldRefusal[] => {
  const { start_date, shift_code } = record;
  if (!start_date || typeof shift_code !== 'string' || shift_code === '') return [];
  const on = (day: Day): readonly OtherOvertime[] =>
    others.filter((other) => other.work.start_date === day && other.shift !== '');
  const wrong =
    on(addDays(start_date, -1))
      .map((other) => ({ before: other.shift, after: shift_code, number: other.number }))
      .find(({ before, after }) => !mayFollow(shifts, before, after)) ??
    on(addDays(start_date, 1))
      .map((other) => ({ before: shift_code, after: other.shift, number: other.number }))
      .find(({ before, after }) => !mayFollow(shifts, before, after));
  return wrong ? [{ field: 'shift_code', code: 'overtime/shift-after', values: wrong }] : [];
};
