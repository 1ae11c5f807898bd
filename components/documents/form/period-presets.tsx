'use client';
import { useTranslations } from 'next-intl';
import { isCountable } from '../../../lib/calendar/calendar.ts';
import { balanceSum } from '../../../lib/documents/leave/balance-sum.ts';
import { addDays, type Day, weekday } from '../../../lib/kernel/day.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';
import { type PeriodValues, withPart } from './period-values.ts';
import type { DocumentForm } from './use-document-form.ts';

interface PeriodPresetsProps {
  form: DocumentForm;
  period: PeriodValues;
  onChange: (period: PeriodValues) => void;
}

/** The usual lengths, counted from the first day; without one, from the first working Monday in two weeks. */
export const PeriodPresets = ({ form, period, onChange }: PeriodPresetsProps) => {
  const t = useTranslations('documents.presets');
  const { calendar, today, doc } = form.situation;
  const free = balanceSum(form.facts.balances, { status_id: form.row?.status_id })?.rest ?? 0;
  const rest = doc.document_type?.detail.check_limit === false ? 0 : Math.floor(free);
  const lengths = [
    { days: 7, text: t('week') },
    { days: 14, text: t('two_weeks') },
    ...(rest > 0 && rest !== 7 && rest !== 14 ? [{ days: rest, text: t('rest', { days: rest }) }] : []),
  ];
  const choose = (days: number) => {
    const start = period.start_date ?? firstMonday(addDays(today, 14), (day) => isCountable(day, calendar));
    onChange(withPart({ start_date: start, end_date: null, days: null }, { days }, form.rule, calendar));
    form.touch('start_date', 'end_date', 'days');
  };
  return (
    <ChipGroup label={t('label')}>
      {lengths.map(({ days, text }) => (
        <Chip
          key={days}
          on={period.days === days}
          aria-pressed={period.days === days}
          onClick={() => choose(days)}
        >
          {text}
        </Chip>
      ))}
    </ChipGroup>
  );
};

/** Monday of the week that begins on or after a day, or the next that is worked. */
const firstMonday = (from: Day, isWorked: (day: Day) => boolean): Day => {
  const monday = addDays(from, (8 - weekday(from)) % 7);
  return [0, 7, 14, 21].map((days) => addDays(monday, days)).find(isWorked) ?? monday;
};
