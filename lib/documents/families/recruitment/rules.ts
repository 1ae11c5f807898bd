import { PHONE } from '../../../identity/contact.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { accountBelongsTo, isInn, isSnils, plainNumber } from '../../../users/personal-numbers.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { isEmpty } from '../../complete.ts';
import type { Effect, FamilyEffects } from '../../effects.ts';
import type { FamilyInput } from '../../family.ts';
import { type Line, linesOf } from '../../lines.ts';
import { checkedInto, type Moments } from '../../moments.ts';
import { CONSENTS, NEEDED, OFFER, PERSONAL, type SCANS } from './fields.ts';

/** Youngest age for an employment contract (article 63). */
const YOUNGEST = 14;

const NUMBERS = ['snils', 'inn', 'bank_code', 'bank_account', 'passport_number'] as const;

/**
 * Numbers are kept as digits, however typed; a consent has the day it was given. The post takes its English name from
 * the staff.
 */
export const complete: FamilyInput['complete'] = (record, { today, byOwner, post_eng }, given) => ({
  ...Object.fromEntries(
    NUMBERS.filter((name) => given.has(name)).map((name) => [name, plainNumber(String(record[name] ?? ''))]),
  ),
  ...(byOwner && CONSENTS.some((name) => given.has(name)) ? { consented_on: today } : {}),
  ...(post_eng === undefined ? {} : { vacancy_eng: post_eng }),
});

/** Whether the company began it; a candidate who applies names the post and shows papers later. */
const wasOffered = ({ creator_id, employee_id }: DocumentRecord): boolean =>
  typeof creator_id === 'number' && creator_id !== employee_id;

const isAnswer = (field: string): boolean => PERSONAL.includes(field) && !CONSENTS.includes(field);

/**
 * The offer is written by recruiters and hr, the employee number by hr, a consent by its candidate alone. Answers are
 * written by the candidate and, where a paper differs, by hr: never before the consent to their processing (article 9
 * of 152-FZ), nor after their deletion.
 */
export const closed: NonNullable<FamilyInput['closed']> = (field, record, { byHr, byOwner }) => {
  if (PERSONAL.includes(field) && record.erased_at) return 'recruitment/erased';
  if (OFFER.includes(field) && byOwner && !byHr) return 'recruitment/offered';
  if (CONSENTS.includes(field) && !byOwner) return 'recruitment/own-consent';
  if (field === 'staff_number' && !byHr) return 'recruitment/numbered-by-hr';
  if (isAnswer(field) && !byOwner && !byHr) return 'recruitment/own-answers';
  if (isAnswer(field) && record.consent_data !== 'given') return 'recruitment/consent-first';
  return undefined;
};

/**
 * Refuses a personnel number that is taken, and a consent to processing that its candidate ends while there are answers:
 * these end with it, by `candidate.withdraw`.
 */
export const shape: FamilyInput['shape'] = (record, { numbering }, given) => [
  ...(given.has('staff_number') && numbering?.taken ? [NUMBER_TAKEN] : []),
  ...(given.has('consent_data') &&
  record.consent_data !== 'given' &&
  PERSONAL.some((field) => isAnswer(field) && !isEmpty(record[field]))
    ? [{ field: 'consent_data', code: 'recruitment/consent-kept' }]
    : []),
];

const NUMBER_TAKEN: FieldRefusal = { field: 'staff_number', code: 'user/number-taken' };

/**
 * The offer is whole before its letter, the answers before a decision; before a candidate has consented, nothing is asked of
 * them. Deciders meet the same rules as the sender: answers may have changed since.
 */
export const moments: Moments = {
  statuses: {
    notified: { typed: true, tells: ['owner'] },
    agreed: { tells: ['owner', 'hr'] },
    approved: { tells: ['owner'] },
  },
  before: checkedInto('notified', 'prepared', 'agreed', 'approved', 'processed'),
  decided: ['staff_number'],
  standing: (record, { byOwner }, step) => ({
    unasked: byOwner && record.consent_data !== 'given' ? [...PERSONAL.filter(isAnswer), 'consent_bank'] : [],
    later: laterThan(step?.next_status_id ?? (byOwner ? 'prepared' : 'notified')),
  }),
};

const laterThan = (next: string): readonly string[] => {
  if (next === 'created') return NEEDED.filter((field) => field !== 'vacancy');
  return next === 'notified' ? NEEDED.filter((field) => !OFFER.includes(field)) : [];
};

export const check: FamilyInput['check'] = (record, { today, byHr, byOwner, numbering }, step) => {
  const wrong = (field: string, code: string, isRight: boolean): FieldRefusal[] =>
    isRight || !record[field] ? [] : [{ field, code }];
  const text = (field: string) => String(record[field] ?? '');
  const russian = record.citizenship === 'russian';
  const offers = step?.next_status_id === 'notified' || step?.next_status_id === 'created';
  const asked = step ? step.next_status_id === 'prepared' : byOwner;
  const hired = step?.next_status_id === 'processed';
  return {
    refusals: [
      ...wrong('hire_date', 'recruitment/hired-in-the-past', !offers || byHr || text('hire_date') >= today),
      ...wrong(
        'due_date',
        'recruitment/due-after-hire',
        text('due_date') <= text('hire_date') || !record.hire_date,
      ),
      ...wrong('birth_date', 'recruitment/too-young', yearsBefore(today, YOUNGEST) >= text('birth_date')),
      ...wrong('phone', 'recruitment/phone', PHONE.test(text('phone'))),
      ...wrong(
        'passport_number',
        'recruitment/passport',
        !russian || /^\d{10}$/.test(text('passport_number')),
      ),
      ...wrong(
        'passport_code',
        'recruitment/passport-code',
        !russian || /^\d{3}-?\d{3}$/.test(text('passport_code')),
      ),
      ...wrong(
        'passport_date',
        'recruitment/passport-day',
        text('passport_date') <= today && text('passport_date') > text('birth_date'),
      ),
      ...wrong('snils', 'recruitment/snils', isSnils(text('snils'))),
      ...wrong('inn', 'recruitment/inn', isInn(text('inn'))),
      ...wrong('bank_code', 'recruitment/bank-code', /^04\d{7}$/.test(text('bank_code'))),
      ...wrong(
        'bank_account',
        'recruitment/account',
        accountBelongsTo(text('bank_account'), text('bank_code')),
      ),
      ...linesOf(record, 'jobs').flatMap(backwards),
      ...(asked && wasOffered(record) && record.consent_data === 'given' ? unshown(record, russian) : []),
      ...(hired && numbering?.taken ? [NUMBER_TAKEN] : []),
    ],
    warnings: hired ? unseen(record) : [],
  };
};

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const backwards = ({ start_date, end_date }: Line, index: number): FieldRefusal[] =>
  typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date
    ? [{ field: `jobs.${index}.end_date`, code: 'recruitment/job-backwards' }]
    : [];

/** The pages of a passport that hr compares with what was typed; a foreign one has no registration in it. */
export const passportPages = (russian: boolean): readonly (typeof SCANS)[number][] =>
  russian ? ['passport', 'registration'] : ['passport'];

/** The refusal for a missing page. */
export const MISSING: Readonly<Record<string, string>> = {
  passport: 'recruitment/no-passport',
  registration: 'recruitment/no-registration',
};

/** Each page of the passport is shown, and each picture that is named is there. */
const unshown = (record: DocumentRecord, russian: boolean): FieldRefusal[] => {
  const scans = linesOf(record, 'scans');
  return [
    ...passportPages(russian)
      .filter((page) => !scans.some(({ paper }) => paper === page))
      .map((page) => ({ field: 'scans', code: MISSING[page] ?? 'field/required' })),
    ...scans.flatMap(({ file_id }, index) =>
      file_id ? [] : [{ field: `scans.${index}.file_id`, code: 'recruitment/no-scan' }],
    ),
  ];
};

/** Papers hr has not seen of a person hired without them: the page of the passport, pictures only named. */
const unseen = (record: DocumentRecord): FieldRefusal[] => [
  ...new Map(
    unshown(record, record.citizenship === 'russian')
      .map(({ code }) =>
        code === 'recruitment/no-scan' ? 'recruitment/hired-without-scan' : 'recruitment/hired-unseen',
      )
      .map((code) => [code, { field: 'scans', code }]),
  ).values(),
];

/** The letter opens the portal, a refusal closes it, and the last step makes the candidate an employee. */
export const effects: FamilyEffects = {
  follow: ({ next_status_id, reject }, record): readonly Effect[] => {
    const { employee_id } = record;
    if (reject) return next_status_id === 'declined' ? [{ kind: 'shut', employee_id }] : [];
    switch (next_status_id) {
      case 'notified':
        return [{ kind: 'invite', employee_id }];
      case 'prepared':
        return sentTo(record);
      case 'processed':
        return [
          {
            kind: 'hire',
            employee_id,
            number: String(record.staff_number ?? ''),
            number_at: 'staff_number',
            values: {
              position: record.vacancy,
              department: record.department,
              hire_date: record.hire_date,
              birth_date: record.birth_date,
              phone: record.phone,
              snils: record.snils,
              inn: record.inn,
            },
          },
        ];
      default:
        return [];
    }
  },
};

/** Notifies the inviter that the answers have come. */
const sentTo = ({ id, employee_id, creator_id, vacancy, vacancy_eng }: DocumentRecord): readonly Effect[] =>
  id === null || typeof creator_id !== 'number' || creator_id === employee_id
    ? []
    : [
        {
          kind: 'tell',
          code: 'candidate_sent',
          about: id,
          to: [creator_id],
          values: { vacancy: String(vacancy ?? ''), vacancy_eng: String(vacancy_eng ?? '') },
        },
      ];
