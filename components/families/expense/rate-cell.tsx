'use client';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { formatRate } from '../../../lib/money/format-amount.ts';
import { parseAmount } from '../../../lib/money/parse-amount.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { CellProps } from '../../documents/form/slots.ts';
import { CellInput } from '../../documents/lines/cell-input.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';

/** What a rate has after its point at most. */
const RATE_PLACES = 6;

/**
 * The rate of a line and where it is from: that of the bank until another is typed from a slip of exchange, for as many
 * units as the bank's; what is emptied is the bank's again.
 */
export const RateCell = ({ form, lines, line, index, field }: CellProps) => {
  const t = useTranslations('families.expense.screen');
  const locale = useAppLocale();
  const days = useDays();
  const { rate, rate_units, rate_source, rate_date, rate_bank } = lines.recordOf(index);
  const home = form.facts.spending?.home.currency_id;
  const { currency_id } = line.cells;
  if (currency_id === null || currency_id === undefined || currency_id === home)
    return <span className="text-ink-3">–</span>;
  const read = parseAmount(String(rate ?? ''), RATE_PLACES);
  if (!field && !read.ok) return <span className="text-error-ink">{t('no_rate')}</span>;
  const isTyped = rate_source !== 'bank';
  const units = Number(rate_units) > 1 ? t('per', { units: Number(rate_units) }) : '';
  const bank = [rate_bank, isDay(rate_date) ? days.dayShort(rate_date) : ''].filter(Boolean).join(', ');
  const source = isTyped ? t('by_slip') : bank;
  return (
    <span className="block text-right leading-5">
      {field ? (
        <CellInput
          object_id={form.family.object_id}
          control={{ kind: 'money', field: 'rate' }}
          typed={lines.typed.find(({ key }) => key === line.key)?.cells.rate ?? null}
          shown={line.cells.rate ?? null}
          {...field}
          invalid={field.invalid || rate === null}
          onChange={(value) => {
            const isEmpty = value === null || value === '';
            lines.set(line.key, {
              rate: value,
              rate_units: isEmpty ? null : Number(rate_units) || 1,
              rate_source: isEmpty ? null : 'receipt',
            });
          }}
          onLeave={() => lines.touch(line.key, 'rate')}
        />
      ) : (
        <span className="whitespace-nowrap">
          {read.ok && formatRate(read.value, locale)}
          {units && <span className="text-sm text-ink-3"> {units}</span>}
        </span>
      )}
      {read.ok && (
        <span className="block text-sm text-ink-3">
          {[field ? units : '', source].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  );
};
