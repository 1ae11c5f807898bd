import type { PrintFacts } from '../../../lib/documents/print.ts';
import { printFacts } from './print-facts.ts';

/** A line of a report as it is kept, with the names of what it refers to. */
export const spentLine = (over: Record<string, unknown> = {}) => ({
  id: 1,
  date: '2026-11-16',
  expense_type_id: 1,
  expense_type_name: 'Такси',
  expense_type_name_eng: 'Taxi',
  expense_goal_id: 1,
  expense_goal_name: 'Переговоры',
  expense_goal_name_eng: 'Negotiations',
  amount: '1480.000',
  currency_id: 1,
  currency_code: 'RUB',
  rate: null,
  rate_units: null,
  rate_source: null,
  rate_date: null,
  rate_bank: '',
  home_amount: '1480.000',
  receipt_number: '0412',
  file_id: null,
  comments: '',
  ...over,
});

const tenge = { currency_id: 2, currency_code: 'KZT', rate_units: 100 };

/** The report of the mock-up: a trip to Almaty, three currencies, per diem, an advance that was not enough. */
export const expenseFacts = (over: Record<string, unknown> = {}): PrintFacts =>
  printFacts({
    object_id: 'expense',
    number: 'АО-0233',
    type: null,
    names: { expense_goal_id: 'Переговоры' },
    holidays: [],
    attachments: [],
    record: {
      id: 233,
      employee_id: 1,
      document_type_id: 1,
      start_date: '2026-11-16',
      end_date: '2026-11-18',
      days: null,
      comments: '',
      comments_eng: '',
      btrip_number: 'КМ-0402',
      places: 'Алматы',
      currency_code: 'RUB',
      advance_amount: '15000.00',
      total: '9799.10',
      balance: '-5200.90',
      totals: {
        currencies: [
          { currency: 'RUB', amount: '7180', home: '7180', unrated: 0 },
          { currency: 'KZT', amount: '3800', home: '586', unrated: 0 },
          { currency: 'USD', amount: '25', home: '2033.1', unrated: 0 },
        ],
      },
      per_diem_days: [
        {
          first: '2026-11-16',
          last: '2026-11-17',
          days: 2,
          kind: 'leg',
          place: 'Алматы',
          rate: '2500',
          currency: 'RUB',
          sum: '5000',
          home: '5000',
        },
        {
          first: '2026-11-18',
          last: '2026-11-18',
          days: 1,
          kind: 'leg',
          place: 'Москва',
          rate: '700',
          currency: 'RUB',
          sum: '700',
          home: '700',
        },
      ],
      details: [
        spentLine(),
        spentLine({
          ...tenge,
          amount: '3800.000',
          rate: '15.421000',
          rate_source: 'bank',
          rate_date: '2026-11-14',
          rate_bank: 'ЦБ РФ',
          home_amount: '586.000',
          receipt_number: '118',
        }),
        spentLine({
          currency_id: 3,
          currency_code: 'USD',
          amount: '25.000',
          rate: '81.324000',
          rate_units: 1,
          rate_source: 'receipt',
          rate_date: '2026-11-17',
          home_amount: '2033.100',
          receipt_number: '36',
        }),
      ],
      ...over,
    },
  });
