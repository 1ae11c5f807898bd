'use client';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Family } from '../../../lib/documents/family.ts';
import { identityOf } from '../../../lib/documents/identities.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Button } from '../../ui/button.tsx';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { isWithdrawal } from '../moves/step-order.ts';
import { useDecide } from '../moves/use-decide.tsx';

/** The reader's own days at home that stand in the way of another absence, each with the step that takes it back. */
const inTheWay = (
  family: Family,
  rows: readonly DocumentRow[],
  employee_id: number | null,
): readonly { readonly row: DocumentRow; readonly step: RowStep }[] =>
  family.absence === undefined || family.absence === 'home'
    ? []
    : rows.flatMap((row) => {
        const step = row.steps.find(isWithdrawal);
        const isHome = identityOf(row.object_id)?.absence === 'home';
        return step && isHome && row.employee_id === employee_id ? [{ row, step }] : [];
      });

/** One press takes back the reader's own home office that a form is refused for, by the step that its own page has. */
export const WithdrawInTheWay = ({ family, rows }: { family: Family; rows: readonly DocumentRow[] }) => {
  const t = useTranslations('documents.checks');
  const { employee_id } = useProfile();
  const decide = useDecide();
  const offered = inTheWay(family, rows, employee_id);
  return (
    <>
      {offered.map(({ row, step }) => (
        <Button
          key={row.id}
          size="sm"
          icon={Undo2}
          busy={decide.busy.has(row.id)}
          onClick={() => void decide.one(row, step)}
        >
          {t('withdraw_home', { number: row.number })}
        </Button>
      ))}
      {decide.windows}
    </>
  );
};
