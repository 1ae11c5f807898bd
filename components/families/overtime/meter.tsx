'use client';
import { useTranslations } from 'next-intl';
import { hoursOf } from '../../../lib/overtime/hours.ts';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Measured } from './master-values.ts';

/** Hours against a limit: those there are, those that are added, over the limit in red; the number beside it is the truth. */
export const Meter = ({ measured: { used, added, max } }: { measured: Measured }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const hours = (minutes: number) => days.number(hoursOf(minutes));
  const total = used + added;
  if (max === null) return <span className="text-ink-2">{t('hours_short', { hours: hours(total) })}</span>;
  const isOver = total > max;
  const width = (minutes: number) => `${Math.min(100, (minutes / max) * 100)}%`;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className="flex h-2 w-18 flex-none overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset max-tablet:hidden"
      >
        <span className="bg-primary-line" style={{ width: width(used) }} />
        <span
          className={isOver ? 'bg-error-solid' : 'bg-primary'}
          style={{ width: isOver ? `${Math.max(0, 100 - (used / max) * 100)}%` : width(added) }}
        />
      </span>
      <span className={classNames('whitespace-nowrap', isOver && 'font-semibold text-error-ink')}>
        {t.rich('meter', {
          total: hours(total),
          max: hours(max),
          quiet: (text) => <span className={isOver ? '' : 'text-ink-2'}>{text}</span>,
        })}
      </span>
    </span>
  );
};
