import { expense } from '../../../lib/documents/families/expense/index.ts';
import type { FamilyForm } from '../../documents/form/slots.ts';
import { ExpenseTotals } from './expense-totals.tsx';
import { RateCell } from './rate-cell.tsx';
import { ReceiptCell } from './receipt-cell.tsx';
import { ResultEquation } from './result-equation.tsx';
import { TripControl } from './trip-control.tsx';

export const form: FamilyForm = {
  family: expense,
  Summary: ResultEquation,
  controls: { btrip_id: TripControl },
  lines: { details: { cells: { rate: RateCell, file_id: ReceiptCell }, Foot: ExpenseTotals } },
};
