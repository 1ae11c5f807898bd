import { currencySign, formatDay } from '../../../i18n/format.ts';
import { isDay } from '../../../kernel/day.ts';
import { formatAmount } from '../../../money/format-amount.ts';
import type { PrintDefinition } from '../../print.ts';

/** An application in words: how much, why, for which child. */
export const print: PrintDefinition = {
  says: ['currency_code'],
  sentences: [
    {
      key: 'asks',
      values: ({ record, type }, locale, spelling) => {
        const [amount, currency] = [record.amount, String(record.currency_code ?? '')];
        return typeof amount === 'string' && type
          ? {
              type: type.name,
              amount: formatAmount(amount, currency, locale),
              currency: currencySign(currency, locale),
              words: spelling.amount(amount, currency, locale),
            }
          : undefined;
      },
    },
    {
      key: 'child',
      values: ({ record }, locale) =>
        isDay(record.child_birth_date)
          ? { name: String(record.child_name ?? ''), born: formatDay(record.child_birth_date, locale) }
          : undefined,
    },
    {
      key: 'reason',
      values: ({ record }) => (record.reason ? { reason: String(record.reason) } : undefined),
    },
  ],
};
