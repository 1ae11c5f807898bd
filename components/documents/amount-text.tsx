'use client';
import { currencySign } from '../../lib/i18n/format.ts';
import { formatAmount } from '../../lib/money/format-amount.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** A sum with its currency behind it: «3 450,00 ₽». Nothing where there is none. */
export const AmountText = ({ amount, currency }: { amount: unknown; currency: unknown }) => {
  const locale = useAppLocale();
  if (amount === null || amount === undefined || amount === '') return null;
  const code = typeof currency === 'string' ? currency : '';
  return (
    <span className="whitespace-nowrap">
      {formatAmount(String(amount), code || 'RUB', locale)}
      {code !== '' && <span className="text-ink-3"> {currencySign(code, locale)}</span>}
    </span>
  );
};
