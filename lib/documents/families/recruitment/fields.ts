import { always, code, day, flag, id, integer, moment, money, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';
import type { LinesInput } from '../../lines.ts';

/** The company's offer: recruiters and hr write, the candidate reads. */
const offer: Fields = {
  vacancy: text(300, { ...IN_DOCUMENT, ...always, column: 'title' }),
  department: text(300, { ...always, table: 'recruitment' }),
  salary: money(2, { ...always, nullable: true }),
  hire_date: day({ ...always, nullable: true }),
  /** Until when the answers are asked for. */
  due_date: day({ ...IN_DOCUMENT, ...always, nullable: true }),
};

/** Answers of candidates: deleted on withdrawal, and some time after they were declined. */
const personal: Fields = {
  birth_date: day({ ...always, nullable: true, example: '1990-05-17' }),
  phone: text(40, { ...always, example: '+7 900 123-45-67' }),
  address: text(500, always),
  citizenship: code(10, { ...always, nullable: true, values: ['russian', 'other'] }),
  passport_number: code(20, { ...always, example: '4510123456' }),
  passport_date: day({ ...always, nullable: true, example: '2012-06-20' }),
  passport_code: code(10, always),
  passport_issuer: text(300, always),
  education: code(20, {
    ...always,
    nullable: true,
    values: ['school', 'vocational', 'bachelor', 'higher', 'degree'],
  }),
  labour_book: code(10, { ...always, nullable: true, values: ['electronic', 'paper', 'first'] }),
  snils: code(14, { ...always, example: '11223344595' }),
  inn: code(14, always),
  bank_code: code(9, { ...always, example: '044525225' }),
  bank_account: code(20, { ...always, example: '40817810899910004312' }),
};

/** Each consent is a step of its own, given or refused by the candidate alone (article 9 of 152-FZ). */
const consents: Fields = {
  consent_data: code(10, { ...always, nullable: true, values: ['given'] }),
  consent_bank: code(10, { ...always, nullable: true, values: ['given', 'refused'] }),
};

export const fields: Fields = {
  /** The owner is the candidate. */
  employee_id: id({
    ...IN_DOCUMENT,
    write: 'add',
    references: 'employee',
    alias: 'candidate_employee_id',
  }),
  ...offer,
  ...personal,
  ...consents,
  /** English post name of staff in the same post and department; '' without such staff. */
  vacancy_eng: text(300, { ...IN_DOCUMENT, column: 'title_eng' }),
  department_eng: text(300, { computed: true }),
  /** The number of the employee to be; the next free one where hr leaves it out. */
  staff_number: code(40, always),
  /** The day of the last consent. */
  consented_on: day({ nullable: true }),
  /** Where the candidate asks. */
  creator_email: text(254, { from: { ref: 'creator_id', table: 'employee', column: 'email' } }),
  withdrawn: flag(),
  /** When the answers were deleted. */
  erased_at: moment({ nullable: true }),
};

export const OFFER: readonly string[] = Object.keys(offer);
export const CONSENTS: readonly string[] = Object.keys(consents);
export const PERSONAL: readonly string[] = [
  ...Object.keys(personal),
  ...CONSENTS,
  'scans',
  'studies',
  'jobs',
];

/** Papers that a candidate shows a picture of. */
export const SCANS = ['passport', 'registration', 'snils', 'inn', 'military', 'other'] as const;

/** A picture of a paper. */
export const scans: LinesInput = {
  object_id: 'recruitment_scan',
  parent: 'recruitment_id',
  columns: { paper: 9, file_id: 6 },
  needs: ['paper', 'file_id'],
  open: true,
  max: 12,
  fields: {
    paper: code(20, { ...always, nullable: true, values: SCANS }),
    file_id: id({ ...always, nullable: true, file: true }),
  },
};

export const studies: LinesInput = {
  object_id: 'recruitment_study',
  parent: 'recruitment_id',
  columns: { institution: 12, diploma: 8, year: 5, file_id: 4 },
  needs: ['institution'],
  open: true,
  max: 10,
  fields: {
    institution: text(128, always),
    diploma: code(30, always),
    year: integer({ ...always, nullable: true }),
    file_id: id({ ...always, nullable: true, file: true }),
  },
};

export const jobs: LinesInput = {
  object_id: 'recruitment_job',
  parent: 'recruitment_id',
  columns: { company: 12, post: 10, start_date: 8, end_date: 8 },
  needs: ['company', 'start_date'],
  open: true,
  max: 20,
  fields: {
    company: text(200, always),
    post: text(200, always),
    start_date: day({ ...always, nullable: true, happened: true }),
    end_date: day({ ...always, nullable: true }),
  },
};

/** The offer, then the steps of the candidate, each checked by itself. */
export const form: FormInput = {
  sections: [
    {
      key: 'offer',
      controls: ['vacancy', 'department', 'salary', 'hire_date', 'due_date', 'staff_number'],
    },
    { key: 'consent_data', controls: ['consent_data'] },
    { key: 'about', controls: ['birth_date', 'phone', 'address', 'citizenship'] },
    {
      key: 'passport',
      controls: ['passport_number', 'passport_date', 'passport_code', 'passport_issuer', 'scans'],
    },
    { key: 'education', controls: ['education', 'labour_book', 'studies', 'jobs'] },
    { key: 'bank', controls: ['snils', 'inn', 'bank_code', 'bank_account'] },
    { key: 'consent_bank', controls: ['consent_bank'] },
  ],
  attachments: false,
};

/** What an offer and its answers may not be without, in the order of the form. */
export const NEEDED: readonly string[] = [
  'vacancy',
  'department',
  'salary',
  'hire_date',
  'due_date',
  'consent_data',
  'birth_date',
  'phone',
  'address',
  'citizenship',
  'passport_number',
  'passport_date',
  'passport_issuer',
  'education',
  'labour_book',
  'snils',
  'bank_code',
  'bank_account',
  'consent_bank',
];
