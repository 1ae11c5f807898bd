'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { addDays, type Day, yearOf } from '../../lib/kernel/day.ts';
import { lastOf, monthOf, shiftMonth } from '../../lib/kernel/month.ts';
import { useDays } from '../calendar/use-days.ts';
import { DayInput } from '../forms/day-input.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';

interface PeriodChipProps {
  from: Day | null;
  to: Day | null;
  onChange: (from: Day | null, to: Day | null) => void;
  /** What is filtered by; the days that documents cover when absent. */
  label?: string;
  usual?: (today: Day) => readonly Stretch[];
}

interface Stretch {
  readonly key: string;
  readonly start: Day;
  readonly end: Day;
}

/** A filter by the days a document covers: typed, or one of the usual stretches. */
export const PeriodChip = ({ from, to, onChange, label, usual = stretches }: PeriodChipProps) => {
  const t = useTranslations('documents.filters');
  const name = label ?? t('period');
  const days = useDays();
  const [open, setOpen] = useState(false);
  const on = from !== null || to !== null;
  const text =
    from !== null && to !== null
      ? t('one', { label: name, value: days.range(from, to) })
      : from !== null
        ? t('period_from', { day: days.day(from) })
        : to !== null
          ? t('period_to', { day: days.day(to) })
          : name;
  return (
    <Popover
      label={name}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Chip on={on} onClear={() => onChange(null, null)} clearName={text}>
          {text}
          {!on && <Icon of={ChevronDown} size={14} />}
        </Chip>
      }
    >
      <div className="flex w-72 max-w-full flex-col gap-3">
        <div className="grid grid-cols-2 gap-3">
          <Edge label={t('from')} value={from} onChange={(day) => onChange(day, to)} />
          <Edge label={t('to')} value={to} onChange={(day) => onChange(from, day)} />
        </div>
        {from !== null && to !== null && to < from && (
          <p className="text-sm text-error-ink">{t('backwards')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {usual(days.today).map(({ key, start, end }) => (
            <Chip
              key={key}
              on={from === start && to === end}
              onClick={() => {
                onChange(start, end);
                setOpen(false);
              }}
            >
              {t(`stretch.${key}`)}
            </Chip>
          ))}
        </div>
      </div>
    </Popover>
  );
};

const Edge = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Day | null;
  onChange: (day: Day | null) => void;
}) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {label}
      </label>
      <DayInput id={id} value={value} onChange={onChange} />
    </div>
  );
};

const stretches = (today: Day): Stretch[] => {
  const month = monthOf(today);
  const year = yearOf(today);
  return [
    { key: 'next_30_days', start: today, end: addDays(today, 30) },
    { key: 'month', start: `${month}-01`, end: lastOf(month) },
    { key: 'next_month', start: `${shiftMonth(month, 1)}-01`, end: lastOf(shiftMonth(month, 1)) },
    { key: 'year', start: `${year}-01-01`, end: `${year}-12-31` },
    { key: 'next_year', start: `${year + 1}-01-01`, end: `${year + 1}-12-31` },
  ];
};
