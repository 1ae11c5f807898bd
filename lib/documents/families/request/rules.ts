import { isCountable } from '../../../calendar/calendar.ts';
import { addDays, type Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import type { PaperType } from '../../facts/staff-facts.ts';
import type { FamilyInput } from '../../family.ts';
import type { Moments } from '../../moments.ts';
import type { RuleFacts } from '../../record.ts';
import { type Findings, NOTHING_FOUND } from '../../record.ts';

/** As many copies on paper are given at once. */
export const COPIES_MAX = 5;

/** The oldest year that is asked for: records of people begin later. */
const FIRST_YEAR = 1990;

/** Fills in what the type leaves no choice of: one language, one delivery, no period; and the due day. */
export const complete: FamilyInput['complete'] = (record, facts, given) => {
  const { paper_type: type, today, isNew } = facts;
  if (!type) return {};
  const delivery = String(record.delivery || (type.as_file ? 'file' : 'paper'));
  const dated = isNew || given.has('request_type_id');
  return {
    title: type.name,
    title_eng: type.name_eng,
    language: record.language || 'ru',
    delivery,
    copies: Number(record.copies) || (delivery === 'paper' && !given.has('copies') ? 1 : 0),
    year: type.period === 'none' ? null : (record.year ?? null),
    month: type.period === 'month' ? (record.month ?? null) : null,
    text: type.free_text ? (record.text ?? '') : '',
    ...(dated ? { date: today, due_date: dueDay(type, facts) } : {}),
  };
};

/** The last day of the norm: so many working days after today. */
const dueDay = ({ norm_days }: PaperType, { today, calendar }: RuleFacts): Day => {
  let due = today;
  for (let left = norm_days; left > 0; ) {
    due = addDays(due, 1);
    if (isCountable(due, calendar)) left -= 1;
  }
  return due;
};

/** Refuses what is not offered: a closed type, a language or a way of delivery the type lacks. */
export const shape: FamilyInput['shape'] = (record, { paper_type: type, today }, given) => {
  if (!type) return [];
  const offered = type.made_by !== '' && !type.disabled;
  if (given.has('request_type_id') && !offered)
    return [{ field: 'request_type_id', code: 'request/not-offered' }];
  return [
    ...languageRefusals(record, type),
    ...deliveryRefusals(record, type),
    ...periodRefusals(record, today),
  ];
};

const languageRefusals = ({ language }: DocumentRecord, { languages }: PaperType): FieldRefusal[] =>
  languages.includes(String(language)) ? [] : [{ field: 'language', code: 'request/language' }];

const deliveryRefusals = ({ delivery, copies }: DocumentRecord, type: PaperType): FieldRefusal[] => {
  const count = Number(copies);
  if (delivery === 'file' && !type.as_file) return [{ field: 'delivery', code: 'request/paper-only' }];
  if ((delivery === 'paper' || count > 0) && !type.on_paper)
    return [{ field: 'delivery', code: 'request/file-only' }];
  if (count < 0 || count > COPIES_MAX)
    return [{ field: 'copies', code: 'request/copies', values: { max: COPIES_MAX } }];
  return delivery === 'paper' && count === 0 ? [{ field: 'copies', code: 'request/copies-needed' }] : [];
};

const periodRefusals = ({ year, month }: DocumentRecord, today: Day): FieldRefusal[] => {
  const [y, m] = [numberOf(year), numberOf(month)];
  if (m !== null && (m < 1 || m > 12)) return [{ field: 'month', code: 'request/month' }];
  if (y === null) return [];
  const thisYear = Number(today.slice(0, 4));
  if (y < FIRST_YEAR || y > thisYear + 1)
    return [{ field: 'year', code: 'request/year', values: { first: FIRST_YEAR, last: thisYear + 1 } }];
  return m !== null && monthOf(y, m) > today.slice(0, 7) ? [{ field: 'month', code: 'request/to-come' }] : [];
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** hr is asked for the file before it is given as one; what was given stays as it is. */
export const moments: Moments = {
  statuses: {
    processed: { fixed: 'for_good', tells: ['owner'] },
    confirmed: { fixed: 'for_good' },
    closed: { fixed: 'for_good' },
    declined: { tells: ['owner'] },
  },
  before: ({ business_role, reject, status_id }) =>
    business_role === 'hr' && !reject && status_id === 'accepted' ? 'check' : undefined,
};

/** A request says all that its type asks; a paper that is given as a file has one. */
export const check: FamilyInput['check'] = (record, { paper_type: type, today }, step): Findings => {
  if (!type) return NOTHING_FOUND;
  const refusals =
    step && !sends(step)
      ? fileMissing(record)
      : [...unsaid(record, type), ...yearToCome(record, type, today)];
  return { refusals, warnings: [] };
};

/** The file that the portal made is none of those that are attached. */
const fileMissing = ({ delivery, files_count, stage }: DocumentRecord): FieldRefusal[] =>
  delivery === 'file' && stage !== 'done' && Number(files_count) === 0
    ? [{ field: 'files', code: 'request/file-missing' }]
    : [];

const unsaid = (record: DocumentRecord, { period, free_text }: PaperType): FieldRefusal[] =>
  [
    ...(period === 'none' ? [] : ['year']),
    ...(period === 'month' ? ['month'] : []),
    ...(free_text ? ['text'] : []),
  ]
    .filter((field) => record[field] === null || record[field] === undefined || record[field] === '')
    .map((field) => ({ field, code: 'field/required', values: { family: 'request' } }));

/** Earnings are of years that have begun; days of leave are planned for the next one too. */
const yearToCome = ({ year }: DocumentRecord, { made_by }: PaperType, today: Day): FieldRefusal[] =>
  made_by !== 'portal' && Number(year) > Number(today.slice(0, 4))
    ? [{ field: 'year', code: 'request/to-come' }]
    : [];
