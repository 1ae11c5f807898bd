'use client';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { formatRate } from '../../../lib/money/format-amount.ts';
import { parseAmount } from '../../../lib/money/parse-amount.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { LineProps } from '../../documents/form/slots.ts';
import { CellInput } from '../../documents/lines/cell-input.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';

/** What a rate has after its point at most. */
const RATE_PLACES = 6;

/** The rate of a line and where it is from; where the bank has none it is typed from a slip of exchange. */
export const RateCell = ({ form, lines, line, index, isOpen }: LineProps & { isOpen: boolean }) => {
  const t = useTranslations('families.expense.screen');
  const locale = useAppLocale();
  const days = useDays();
  const { rate, rate_units, rate_source, rate_date, rate_bank } = lines.recordOf(index);
  const home = form.facts.spending?.home.currency_id;
  const { currency_id } = line.cells;
  if (currency_id === null || currency_id === undefined || currency_id === home)
    return <span className="text-ink-3">–</span>;
  const isTyped = rate_source !== 'bank';
  if (isOpen && isTyped)
    return (
      <CellInput
        object_id={form.family.object_id}
        control={{ kind: 'money', field: 'rate' }}
        typed={line.cells.rate ?? null}
        shown={line.cells.rate ?? null}
        id={`details.${index}.rate`}
        label={t('rate_of', { nth: index + 1 })}
        invalid={rate === null}
        describedBy={undefined}
        onChange={(value) =>
          lines.set(line.key, {
            rate: value,
            rate_source: value === null || value === '' ? null : 'receipt',
          })
        }
        onLeave={() => lines.touch(line.key, 'rate')}
      />
    );
  const read = parseAmount(String(rate ?? ''), RATE_PLACES);
  if (!read.ok) return <span className="text-error-ink">{t('no_rate')}</span>;
  const bank = [rate_bank, isDay(rate_date) ? days.dayShort(rate_date) : ''].filter(Boolean).join(', ');
  return (
    <span className="block text-right leading-5">
      <span className="whitespace-nowrap">
        {formatRate(read.value, locale)}
        {Number(rate_units) > 1 && (
          <span className="text-sm text-ink-3"> {t('per', { units: Number(rate_units) })}</span>
        )}
      </span>
      <span className="block text-sm text-ink-3">{isTyped ? t('by_slip') : bank}</span>
    </span>
  );
};
