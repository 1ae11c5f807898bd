'use client';
import { useTranslations } from 'next-intl';
import { PAY_PAPERS, type PayPaper } from '../../../../lib/documents/families/request/pay-files.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useNames } from '../../../people/use-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePaperTypes } from '../use-paper-types.ts';
import { monthNamed } from '../use-parameters-line.ts';
import type { PayPeriodSaid } from './pay-call.ts';

/** As many years back as are usually given out. */
const YEARS = 6;

/** The period that is usually brought: last year's income, last month's pay slips. */
export const periodOf = (paper: PayPaper, today: string): PayPeriodSaid => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (paper === 'income') return { paper, year: year - 1, month: null };
  return month === 1 ? { paper, year: year - 1, month: 12 } : { paper, year, month: month - 1 };
};

/** Which papers they are, and of when where a file does not say it. */
export const PayPeriod = ({
  value,
  onChange,
}: {
  value: PayPeriodSaid;
  onChange: (value: PayPeriodSaid) => void;
}) => {
  const t = useTranslations('families.request');
  const days = useDays();
  const names = useNames();
  const types = usePaperTypes();
  const now = Number(days.today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => String(now - index));
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const named = (paper: PayPaper) => types.find(({ code }) => code === paper);
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('bulk.paper')}
        value={value.paper}
        onValueChange={(paper) => onChange(periodOf(paper, days.today))}
        options={PAY_PAPERS.map((paper) => {
          const type = named(paper);
          return { value: paper, label: type ? names.of(type, 'name') : t(`bulk.papers.${paper}`) };
        })}
      />
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <Field label={t('fields.year')}>
          {(control) => (
            <Select
              {...control}
              value={String(value.year)}
              options={years.map((year) => ({ value: year, label: year }))}
              onValueChange={(year) => onChange({ ...value, year: Number(year) })}
            />
          )}
        </Field>
        {value.month !== null && (
          <Field label={t('fields.month')}>
            {(control) => (
              <Select
                {...control}
                value={String(value.month)}
                options={months.map((month) => ({
                  value: String(month),
                  label: days.month(monthNamed(value.year, month)),
                }))}
                onValueChange={(month) => onChange({ ...value, month: Number(month) })}
              />
            )}
          </Field>
        )}
      </div>
    </div>
  );
};
