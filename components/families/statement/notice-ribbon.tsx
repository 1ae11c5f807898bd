'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { boardDays } from '../../../lib/board/scale.ts';
import type { Notice } from '../../../lib/documents/families/statement/notice.ts';
import { addDays, daysBetween } from '../../../lib/kernel/day.ts';
import { DayBoard, DayRow } from '../../board/day-board.tsx';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { Icon } from '../../ui/icon.tsx';

/** More days are not drawn: the ribbon shows what is missing. */
const LONGEST_DAYS = 21;

/**
 * The days of a notice: the statement, the days there are, and those up to two weeks. Drawn for the eye; the words beside
 * it say the same.
 */
export const NoticeRibbon = ({ notice, brief = false }: { notice: Notice; brief?: boolean }) => {
  const t = useTranslations('families');
  const days = useDays();
  const { calendar } = useDictionaries();
  const { stated, last, first, given, lacking } = notice;
  const end = addDays(stated, Math.max(given, notice.notice));
  if (given < 0 || daysBetween(stated, end) > LONGEST_DAYS) return null;
  const drawn = boardDays({ first: stated, last: end }, calendar, days.today);
  return (
    <DayBoard aria-hidden days={drawn} widths={{ day: '0px' }} bare={brief || 'phone'}>
      <DayRow days={drawn} height="h-10" isWithoutToday>
        <Bar
          column="1 / 2"
          className="justify-center bg-sunken text-ink-2 ring-1 ring-line-strong ring-inset"
        >
          <Icon of={FileText} size={14} />
        </Bar>
        {given > 0 && (
          <Bar
            column={`2 / ${given + 2}`}
            className="bg-primary-soft px-2 text-ink ring-1 ring-primary-line ring-inset"
          >
            <Words
              brief={brief}
              long={t('statement.notice.bar', { days: given, last: days.dayMonth(last) })}
              short={t('statement.notice.bar_brief', { days: given })}
            />
          </Bar>
        )}
        {lacking > 0 && (
          <Bar
            column={`${given + 2} / ${given + lacking + 2}`}
            className="border border-dashed border-warning-mark bg-warning-soft px-2 text-warning-ink"
          >
            <Words
              brief={brief}
              long={t('statement.notice.missing', { days: lacking, first: days.dayMonth(first) })}
              short={t('statement.notice.missing_brief', { days: lacking, first: days.dayMonth(first) })}
            />
          </Bar>
        )}
      </DayRow>
    </DayBoard>
  );
};

/** What a bar says: in short in a small ribbon, and on the phone. */
const Words = ({ brief, long, short }: { brief: boolean; long: string; short: string }) =>
  brief ? (
    <span className="truncate">{short}</span>
  ) : (
    <>
      <span className="truncate max-tablet:hidden">{long}</span>
      <span className="truncate tablet:hidden">{short}</span>
    </>
  );

const Bar = ({ column, className, children }: { column: string; className: string; children: ReactNode }) => (
  <span
    style={{ gridColumn: column }}
    className={`z-1 row-start-1 mx-0.5 flex h-[26px] min-w-0 items-center self-center overflow-hidden rounded-tag text-xs font-medium whitespace-nowrap ${className}`}
  >
    {children}
  </span>
);
