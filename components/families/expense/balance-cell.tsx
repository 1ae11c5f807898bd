'use client';
import { AmountText } from '../../documents/amount-text.tsx';
import type { DocumentRow } from '../../documents/document-row.ts';
import { useBalance } from './use-balance.ts';

/** What is left of an advance, or was spent beyond it, and who pays it: in the words of the report itself. */
export const BalanceCell = ({ row }: { row: DocumentRow }) => {
  const balanceOf = useBalance();
  if (typeof row.balance !== 'string') return null;
  const { sum, end, text } = balanceOf(row.balance, row.employee_id);
  return (
    <span className="block text-right">
      {end !== 'even' && <AmountText amount={sum} currency={row.currency_code} />}
      <span className="block text-sm whitespace-nowrap text-ink-2">{text}</span>
    </span>
  );
};
