import { completeDocument } from '../../../lib/documents/complete.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { overtime } from '../../../lib/documents/families/overtime/index.ts';
import { limitsFor, otherDays, ownDays } from '../../../lib/documents/families/overtime/limits.ts';
import type { MasterInput } from '../../../lib/documents/families/overtime/rpc.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import type { Circumstances } from '../../../lib/documents/record.ts';
import { addDays, type Day, yearOf } from '../../../lib/kernel/day.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import type { HoursBook } from '../../../lib/overtime/book.ts';
import { type Limits, ofTwoDays, ofYear } from '../../../lib/overtime/limits.ts';
import { limitsOf } from '../../../lib/overtime/limits-in-force.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Step } from '../../../lib/workflow/step.ts';

/** What is the same for all. */
export interface Common {
  readonly start_date: Day | null;
  readonly time_from: string | null;
  readonly time_to: string | null;
  readonly hour_preset: string;
  readonly shift_code: string;
  readonly reason: string;
  readonly compensation_type: 'money' | 'dayoff';
  readonly dayoff_date: Day | null;
  readonly comments: string;
}

/** A person of the list, with what is said of them alone. */
export interface Person {
  readonly employee_id: number;
  readonly holiday_agreed: boolean;
  /** As for all where it is undefined. */
  readonly compensation_type: 'money' | 'dayoff' | undefined;
  readonly dayoff_date: Day | null;
}

/** Hours of a person against a limit, in minutes. */
export interface Measured {
  readonly used: number;
  readonly added: number;
  /** null where there is no limit. */
  readonly max: number | null;
}

/** A row as the rules see it. */
export interface JudgedPerson {
  readonly person: Person;
  /** What is known of them; undefined until it has come. */
  readonly book: HoursBook | undefined;
  readonly record: DocumentRecord;
  readonly refusals: readonly FieldRefusal[];
  readonly warnings: readonly FieldRefusal[];
  readonly adjacent: Measured | undefined;
  readonly year: Measured | undefined;
}

export const NO_WORK: Common = {
  start_date: null,
  time_from: null,
  time_to: null,
  hour_preset: '',
  shift_code: '',
  reason: '',
  compensation_type: 'money',
  dayoff_date: null,
  comments: '',
};

export const compensationOf = (common: Common, person: Person): 'money' | 'dayoff' =>
  person.compensation_type ?? common.compensation_type;

/** The fields of one document, as they are sent. */
export const fieldsFor = (common: Common, person: Person) => {
  const compensation_type = compensationOf(common, person);
  const { dayoff_date: _all, compensation_type: _common, ...same } = common;
  return {
    ...same,
    holiday_agreed: person.holiday_agreed,
    compensation_type,
    dayoff_date: compensation_type === 'dayoff' ? (person.dayoff_date ?? common.dayoff_date) : null,
  };
};

/** Everything that is sent. */
export const inputOf = (common: Common, people: readonly Person[], seen: readonly string[]): MasterInput => {
  const said = (value: string | null): string | undefined => value || undefined;
  const [time_from, time_to] = [said(common.time_from), said(common.time_to)];
  const [hour_preset, shift_code] = [said(common.hour_preset), said(common.shift_code)];
  return {
    start_date: common.start_date ?? '',
    ...(time_from && { time_from }),
    ...(time_to && { time_to }),
    ...(hour_preset && { hour_preset }),
    ...(shift_code && { shift_code }),
    reason: common.reason,
    compensation_type: common.compensation_type,
    ...(common.comments.trim() && { comments: common.comments }),
    seen: [...seen],
    people: people.map((person) => {
      const { compensation_type, dayoff_date } = fieldsFor(common, person);
      return {
        employee_id: person.employee_id,
        holiday_agreed: person.holiday_agreed,
        compensation_type,
        ...(dayoff_date && { dayoff_date }),
      };
    }),
  };
};

/** A person's document as the server would keep it, and what stands against it: the very rules of the click. */
export const judged = (
  common: Common,
  person: Person,
  book: HoursBook | undefined,
  circumstances: Circumstances,
  step: Step | undefined,
): JudgedPerson => {
  const facts = { ...NOTHING_KNOWN, ...circumstances, hours_book: book };
  const given = fieldsFor(common, person);
  const blank: DocumentRecord = {
    id: null,
    employee_id: person.employee_id,
    status_id: 'empty',
    document_type_id: null,
    end_date: null,
    days: null,
    comments_eng: '',
    ...given,
  };
  const named = new Set(Object.entries(given).flatMap(([name, value]) => (value ? [name] : [])));
  const { record, refusals } = completeDocument(overtime, blank, named, facts);
  const found = book ? findingsOf(overtime, record, facts, step) : { refusals: [], warnings: [] };
  return {
    person,
    book,
    record,
    refusals: [...refusals, ...found.refusals],
    warnings: found.warnings,
    ...(book ? measured(record, book, facts) : { adjacent: undefined, year: undefined }),
  };
};

const measured = (
  record: DocumentRecord,
  book: HoursBook,
  facts: Parameters<typeof limitsFor>[1],
): Pick<JudgedPerson, 'adjacent' | 'year'> => {
  const [own, others] = [ownDays(record, facts), otherDays(book, facts.calendar)];
  const limits: Limits = limitsOf(limitsFor(record, facts));
  const [first] = [...own.keys()]
    .flatMap((day) => [addDays(day, -1), day])
    .toSorted((a, b) => ofTwoDays(own, b) + ofTwoDays(others, b) - ofTwoDays(own, a) - ofTwoDays(others, a));
  if (first === undefined || record.start_date === null) return { adjacent: undefined, year: undefined };
  const year = yearOf(record.start_date);
  return {
    adjacent: { used: ofTwoDays(others, first), added: ofTwoDays(own, first), max: limits.adjacent },
    year: { used: ofYear(others, year), added: ofYear(own, year), max: limits.year },
  };
};

/** Fields that all rows share: what is wrong with them is said once, at the field. */
const SHARED: readonly string[] = ['start_date', 'time_to', 'reason', 'compensation_type', 'hour_preset'];

export const isShared = ({ field, code }: FieldRefusal): boolean =>
  code !== 'overtime/away' &&
  (SHARED.includes(field) || (field === 'time_from' && code === 'field/required'));
