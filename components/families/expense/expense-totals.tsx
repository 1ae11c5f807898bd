'use client';
import { useTranslations } from 'next-intl';
import { moneyOf } from '../../../lib/documents/families/expense/rules.ts';
import { totalsOf } from '../../../lib/money/totals.ts';
import { AmountText } from '../../documents/amount-text.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** What the lines and the per diem come to: by currency, and in all in that of the organization. */
export const ExpenseTotals = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.expense.screen');
  const { spending } = form.facts;
  if (!spending) return null;
  const { currencies, home, unrated } = totalsOf(moneyOf(form.record, spending));
  if (currencies.length === 0) return null;
  const code = spending.home.currency_code;
  const { per_diem_amount } = form.record;
  return (
    <table className="mt-1 ml-auto w-full max-w-120 text-sm">
      <caption className="sr-only">{t('totals')}</caption>
      <tbody>
        {typeof per_diem_amount === 'string' && (
          <tr className="border-b border-line text-ink-2">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {t('per_diem')}
            </th>
            <td />
            <td className="py-2 text-right">
              <AmountText amount={per_diem_amount} currency={code} />
            </td>
          </tr>
        )}
        {currencies.map((each) => (
          <tr key={each.currency} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {t('in_currency', { currency: each.currency })}
            </th>
            <td className="py-2 pr-3 text-right">
              <AmountText amount={each.amount} currency={each.currency} />
            </td>
            <td className="py-2 text-right">
              {each.unrated === 0 ? <AmountText amount={each.home} currency={code} /> : t('not_counted')}
            </td>
          </tr>
        ))}
        <tr className="bg-sunken font-medium">
          <th scope="row" className="px-2 py-2.5 text-left font-[inherit]">
            {t('total')}
          </th>
          <td className="py-2.5 pr-3 text-right font-normal text-warning-ink">
            {unrated > 0 && t('unrated', { count: unrated })}
          </td>
          <td className="py-2.5 text-right">
            <AmountText amount={home} currency={code} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};
