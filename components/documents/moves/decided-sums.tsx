'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { summaryOf } from '../../../lib/documents/summary.ts';
import { totalsOf } from '../../../lib/money/totals.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { AmountText } from '../amount-text.tsx';
import type { DocumentRow } from '../document-row.ts';

/** What several documents come to together, by currency; nothing where fewer than two have a sum. */
export const DecidedSums = ({ rows }: { rows: readonly DocumentRow[] }) => {
  const t = useTranslations('documents.ask');
  const locale = useAppLocale();
  const sums = rows.flatMap((row) => summaryOf(row, locale).amount ?? []);
  if (sums.length < 2) return null;
  const { currencies } = totalsOf(
    sums.map(({ sum, currency }) => ({ amount: sum, currency, home: undefined })),
  );
  return (
    <p className="border-t border-line pt-2.5 font-medium">
      {t('total')}{' '}
      {currencies.map(({ currency, amount }, index) => (
        <Fragment key={currency}>
          {index > 0 && ' · '}
          <AmountText amount={amount} currency={currency} />
        </Fragment>
      ))}
    </p>
  );
};
