'use client';
import { useTranslations } from 'next-intl';
import type { DayKind } from '../../lib/calendar/calendar.ts';
import { DAY_GROUND } from './day-look.ts';
import { DayMark } from './day-mark.tsx';

const KINDS: readonly DayKind[] = ['weekend', 'holiday', 'non-working', 'working'];

/** What the colours and marks of days mean; `over` says what the ground of too many absences does, where it is drawn. */
export const DayLegend = ({ over }: { over?: string | undefined }) => {
  const t = useTranslations('documents.calendar');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-2">
      {KINDS.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden
            className={`relative h-[18px] w-5 rounded-cell ${DAY_GROUND[kind]} ${kind === 'weekend' ? 'shadow-[inset_0_0_0_1px_var(--line)]' : ''}`}
          >
            <DayMark kind={kind} />
          </span>
          {t(`legend.${kind}`)}
        </li>
      ))}
      {over && (
        <li className="inline-flex items-center gap-1.5">
          <span
            aria-hidden
            className="h-[18px] w-5 rounded-cell bg-warning-soft shadow-[inset_0_0_0_1px_var(--warning-line)]"
          />
          {over}
        </li>
      )}
    </ul>
  );
};
