'use client';
import { useTranslations } from 'next-intl';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { type AskedAct, entriesOfAct } from '../../../../lib/leave/entered.ts';
import { sumOf } from '../../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../../lib/leave/parts.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface ActPreviewProps {
  balance: LeaveBalance;
  asked: AskedAct;
  restOf: (period: number) => string;
  isShown: boolean;
}

/** What years and the balance become by an act, while it is typed; nothing is written. */
export const ActPreview = ({ balance, asked, restOf, isShown }: ActPreviewProps) => {
  const t = useTranslations('families.vacation.days.act');
  const days = useDays();
  if (!isShown) return <div role="status" />;
  const entries = entriesOfAct(asked);
  const day = asked.on_date ?? balance.today;
  const before = balance.steps.findLast(({ on_date }) => on_date <= day)?.days;
  const lines = entries.map(({ period, parts }) => ({
    what: t('of_year', { year: String(period) }),
    before: restOf(period),
    after: daysOfParts(partsOfDays(restOf(period)) + parts),
  }));
  const isKnown = before !== undefined && day <= balance.until;
  return (
    <div role="status">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control bg-primary-soft px-4 py-3 text-sm">
        {[
          ...lines,
          ...(isKnown
            ? [
                {
                  what: t('on_day', { day: days.day(day) }),
                  before,
                  after: daysOfParts(partsOfDays(before) + sumOf(entries)),
                },
              ]
            : []),
        ].map((line) => (
          <Line key={line.what} {...line} />
        ))}
      </dl>
    </div>
  );
};

const Line = ({ what, before, after }: { what: string; before: string; after: string }) => {
  const t = useTranslations('families.vacation.days.act');
  const { number } = useLeaveWords();
  return (
    <>
      <dt className="text-ink-2">{what}</dt>
      <dd className="text-right tabular-nums">
        {before === after ? (
          <span className="font-medium">{number(after)}</span>
        ) : (
          <>
            <s className="text-ink-3">
              <span className="sr-only">{t('was')} </span>
              {number(before)}
            </s>{' '}
            <span aria-hidden>→</span> <span className="sr-only">{t('becomes')} </span>
            <span className="font-medium">{number(after)}</span>
          </>
        )}
      </dd>
    </>
  );
};
