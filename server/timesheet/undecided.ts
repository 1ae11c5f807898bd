import type { Day } from '../../lib/kernel/day.ts';
import type { MonthPerson } from './people.ts';
import type { ReckonedMonth } from './reckoned.ts';

/** A document that waits for a decision, with the days of the month that it says something of. */
export interface UndecidedDocument {
  readonly employee_id: number;
  readonly document_id: number;
  readonly days: readonly Day[];
}

export const undecidedOf = (
  { days, said }: ReckonedMonth,
  people: readonly Pick<MonthPerson, 'employee_id'>[],
): UndecidedDocument[] => {
  const month = new Set(days.map(({ day }) => day));
  return people.flatMap(({ employee_id }) => {
    const byDocument = Map.groupBy(
      said(employee_id).pending.filter(({ date }) => month.has(date)),
      ({ document_id }) => document_id,
    );
    return [...byDocument].map(([document_id, told]) => ({
      employee_id,
      document_id,
      days: [...new Set(told.map(({ date }) => date))].toSorted(),
    }));
  });
};
