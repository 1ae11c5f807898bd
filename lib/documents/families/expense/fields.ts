import { always, code, day, id, integer, json, money, named, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';
import type { LinesInput } from '../../lines.ts';

/** Where the rate of a line comes from: the dictionary, or a slip of exchange. */
export const RATE_SOURCES = ['bank', 'receipt'] as const;

/** What makes up the rate of a line. */
const RATE = ['rate', 'rate_units', 'rate_source'] as const;

/** What it was spent on and for, of a line; of the report it is what new lines begin with. */
const spentOn: Fields = {
  expense_type_id: id({ ...always, nullable: true, references: 'expense_type' }),
  ...named('expense_type', 'expense_type_id', 'expense_type'),
  expense_goal_id: id({ ...always, nullable: true, references: 'expense_goal' }),
  ...named('expense_goal', 'expense_goal_id', 'expense_goal'),
};

/** What a report says beyond the common fields (AMB-129); its total is the amount of the document. */
export const fields: Fields = {
  ...spentOn,
  /** The trip it is of: judged by its rules, for it has to be one that the person made and the writer may read. */
  btrip_id: id({ ...always, nullable: true, links: 'btrip' }),
  btrip_number: code(40, { from: { ref: 'btrip_id', table: 'document', column: 'number' } }),
  /** The places of the trip. */
  places: text(300, { ...IN_DOCUMENT, column: 'title' }),
  places_eng: text(300, { ...IN_DOCUMENT, column: 'title_eng' }),
  advance_amount: money(2, { ...always, nullable: true }),
  /** Per diem of the trip in the currency of the report, and what it is made of as JSON text. */
  per_diem_amount: money(2, { nullable: true }),
  per_diem_days: json({ nullable: true }),
  total: money(2, { ...IN_DOCUMENT, column: 'amount', nullable: true }),
  /** Above zero it is paid to the person, below zero the person returns it. */
  balance: money(2, { nullable: true }),
  currency_id: id({ ...IN_DOCUMENT, nullable: true }),
  currency_code: code(3, { from: { ref: 'currency_id', table: 'currency', column: 'code' } }),
  /** Sums of the lines by currency, as JSON text. */
  totals: json({ nullable: true }),
  /** Until when it is to be sent. */
  due_date: day({ ...IN_DOCUMENT, nullable: true }),
};

export const details: LinesInput = {
  object_id: 'expense_detail',
  parent: 'expense_id',
  columns: {
    date: 8,
    expense_type_id: 9.25,
    expense_goal_id: 7.25,
    amount: 6,
    currency_id: 5,
    rate: 6.75,
    home_amount: 5.25,
    receipt_number: 4.5,
    file_id: 3,
  },
  reads: [
    ['date'],
    ['expense_type_id', 'expense_goal_id'],
    ['amount', 'currency_id'],
    ['rate'],
    ['home_amount'],
    ['file_id', 'receipt_number'],
  ],
  named: ['expense_type_id'],
  copies: ['date', 'expense_goal_id', 'currency_id'],
  needs: ['date', 'expense_type_id', 'expense_goal_id', 'amount'],
  /** So much of which money: what one has corrected of it, the other has not seen. */
  together: [['amount', 'currency_id', ...RATE]],
  filled: ({ rate, rate_source }) => (rate_source === 'bank' || !rate ? RATE : []),
  fields: {
    date: day({ ...always, nullable: true, happened: true }),
    ...spentOn,
    amount: money(3, { ...always, nullable: true }),
    currency_id: id({ ...always, nullable: true, references: 'currency' }),
    currency_code: code(3, { from: { ref: 'currency_id', table: 'currency', column: 'code' } }),
    /** Typed only where its source is a slip; that of a bank is the portal's. */
    rate: money(6, { ...always, nullable: true }),
    rate_units: integer({ ...always, nullable: true }),
    rate_source: code(10, { ...always, nullable: true, values: RATE_SOURCES }),
    rate_date: day({ nullable: true }),
    rate_bank: text(60),
    home_amount: money(3, { nullable: true }),
    receipt_number: text(60, always),
    /** The picture of its receipt. */
    file_id: id({ ...always, nullable: true, file: true }),
    comments: text(1000, always),
  },
};

export const form: FormInput = {
  sections: [
    {
      key: 'report',
      controls: ['document_type_id', 'btrip_id', 'expense_goal_id', 'expense_type_id', 'advance_amount'],
    },
    { key: 'details', controls: ['details'] },
  ],
  attachments: true,
};
