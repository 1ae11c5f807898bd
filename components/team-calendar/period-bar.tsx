'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { monthOf } from '../../lib/kernel/month.ts';
import { periodOf, SPANS, type Span, shifted } from '../../lib/team-calendar/team-grid.ts';
import { useDays } from '../calendar/use-days.ts';
import { usePhone } from '../shell/use-phone.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { TeamAddress } from './team-address.ts';
import type { ChangeTeam } from './use-team-address.ts';

/** What a phone has room for. */
const ON_PHONE: readonly Span[] = ['days', 'month', 'year'];

/** Which days are in sight, and the ways to others. */
export const PeriodBar = ({
  address: { span, day },
  change,
}: {
  address: TeamAddress;
  change: ChangeTeam;
}) => {
  const t = useTranslations('team');
  const formats = useDays();
  const phone = usePhone();
  const { first, last } = periodOf(span, day);
  const title: Record<Span, string> = {
    days: formats.range(first, last),
    weeks: formats.range(first, last),
    month: formats.month(monthOf(first)),
    quarter: t('quarter', { number: Number(last.slice(5, 7)) / 3, year: first.slice(0, 4) }),
    year: first.slice(0, 4),
  };
  const offered = phone ? SPANS.filter((each) => each === span || ON_PHONE.includes(each)) : SPANS;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="inline-flex items-center gap-1.5 print:hidden">
        <IconButton
          icon={ChevronLeft}
          label={t(`before.${span}`)}
          onClick={() => change({ day: shifted(span, day, -1) })}
        />
        <Button onClick={() => change({ day: formats.today })}>{t('today')}</Button>
        <IconButton
          icon={ChevronRight}
          label={t(`after.${span}`)}
          onClick={() => change({ day: shifted(span, day, 1) })}
        />
      </span>
      <h2 className="text-t2 font-semibold first-letter:uppercase" aria-live="polite">
        {title[span]}
      </h2>
      <Segmented<Span>
        className="print:hidden"
        label={t('span_label')}
        value={span}
        onValueChange={(value) => change({ span: value })}
        options={offered.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
    </div>
  );
};
