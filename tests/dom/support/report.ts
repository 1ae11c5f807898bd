import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Spending } from '../../../lib/documents/facts/money-facts.ts';
import { deskOf, documentRow, today } from './desk.ts';
import { documentPage } from './document.ts';
import { entryId, typeId } from './master.ts';
import { showPage } from './show.tsx';

type Line = Readonly<Record<string, unknown>>;

/** A line of a report: a taxi that was paid in roubles for talks unless it says otherwise. */
export const line = (id: number, more: Line = {}): Line => ({
  id,
  date: today(),
  expense_type_id: entryId('expense_type', 'taxi'),
  expense_goal_id: entryId('expense_goal', 'negotiations'),
  amount: `${id}00`,
  currency_id: entryId('currency', 'RUB'),
  currency_code: 'RUB',
  rate: null,
  rate_units: null,
  rate_source: null,
  receipt_number: `A${id}`,
  file_id: null,
  comments: '',
  ...more,
});

export const KZT = { id: entryId('currency', 'KZT'), code: 'KZT' };
const RUB = { id: entryId('currency', 'RUB'), code: 'RUB' };

/** What the server knows of the money of a report. */
const SPENDING: Spending = {
  home: { currency_id: RUB.id, currency_code: RUB.code },
  currencies: [RUB, KZT],
  types: [{ id: entryId('expense_type', 'taxi'), code: 'taxi', receipt: true }],
  rates: [
    {
      currency_code: KZT.code,
      quoted_in: RUB.code,
      date: today(),
      units: 100,
      value: '15.4210',
      source: 'ЦБ РФ',
    },
  ],
};

/** The draft of a report with these lines, on its page. */
export const reportPage = async (details: readonly Line[], phone = false) => {
  const report = documentRow('expense', 1, {
    document_type_id: typeId('expense', 'business'),
    expense_goal_id: entryId('expense_goal', 'negotiations'),
    status_id: 'draft',
    currency_id: entryId('currency', 'RUB'),
    currency_code: 'RUB',
    start_date: null,
    end_date: null,
    details,
  });
  const desk = deskOf({ expense: [report] });
  const answers = {
    ...desk.answers,
    'document.facts': () => ({ data: { spending: SPENDING }, warnings: [] }),
  };
  const shown = await showPage('/portal/uexpense/1?mode=own', { answers, phone });
  const form = documentPage(shown, 'expense');
  await screen.findByRole('region', { name: shown.says('documents.form.actions') });
  const cellsOf = (nth: number) => [...(rows()[nth]?.querySelectorAll<HTMLElement>('td[data-cell]') ?? [])];
  const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] tbody')];
  return {
    desk,
    shown,
    form,
    rows,
    cell: (nth: number, column: number): HTMLElement => {
      const found = cellsOf(nth)[column];
      if (!found) throw new Error(`Line ${nth} has no column ${column}.`);
      return found;
    },
    /** The receipt numbers of the lines, in their order; the line with the cursor has its own in a field. */
    numbers: () => rows().map((_row, nth) => said(cellsOf(nth)[RECEIPT])),
    kept: () => (desk.kept('expense', 1)?.details ?? []) as readonly Line[],
    has: (count: number) => expect(rows()).toHaveLength(count),
  };
};

const said = (cell: HTMLElement | undefined): string =>
  cell?.querySelector('input')?.value ?? cell?.textContent ?? '';

/** Columns of the sheet by their place; all sums are in roubles, so no rate is among them. */
export const AMOUNT = 3;
export const RECEIPT = 6;
