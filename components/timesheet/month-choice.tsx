'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { monthOf, shiftMonth } from '../../lib/kernel/month.ts';
import { useDays } from '../calendar/use-days.ts';
import { IconButton } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';

/** Months offered before and after that of today. */
const [BEFORE, AFTER] = [24, 2];

/** The month in sight: one before, one after, or one of many. */
export const MonthChoice = ({ month, onChange }: { month: string; onChange: (month: string) => void }) => {
  const t = useTranslations('timesheet');
  const { today, month: name } = useDays();
  const around = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) =>
    shiftMonth(monthOf(today), AFTER - index),
  );
  const offered = around.includes(month) ? around : [month, ...around];
  return (
    <span className="inline-flex items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        label={name(shiftMonth(month, -1))}
        onClick={() => onChange(shiftMonth(month, -1))}
      />
      <Select
        aria-label={t('month')}
        className="w-44"
        value={month}
        onValueChange={onChange}
        options={offered.map((value) => ({ value, label: name(value) }))}
      />
      <IconButton
        icon={ChevronRight}
        label={name(shiftMonth(month, 1))}
        onClick={() => onChange(shiftMonth(month, 1))}
      />
    </span>
  );
};
