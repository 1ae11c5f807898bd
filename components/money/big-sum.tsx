'use client';
import { currencySign } from '../../lib/i18n/format.ts';
import { formatAmount } from '../../lib/money/format-amount.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** A sum as the figure of its screen: the whole large, kopecks and the currency small on one line. */
export const BigSum = ({ sum, currency, tone = '' }: { sum: string; currency: string; tone?: string }) => {
  const locale = useAppLocale();
  const text = formatAmount(sum, currency, locale);
  const mark = locale === 'ru' ? ',' : '.';
  const at = text.lastIndexOf(mark);
  const [whole, rest] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  return (
    <span
      className={`text-num font-medium whitespace-nowrap max-tablet:text-[1.75rem] max-tablet:leading-9 ${tone}`}
    >
      {whole}
      <span className="text-[0.5em]">
        {rest} {currencySign(currency, locale)}
      </span>
    </span>
  );
};
