'use client';
import { useTranslations } from 'next-intl';
import { yearOf } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { balanceRows, type LimitRow } from '../form/balance-rows.ts';
import { type DayBalance, dayBalance, nearestVacation } from './day-balance.ts';
import { useMyDocuments } from './use-my-documents.ts';

/** The person's vacation days of this year: the number, how it divides, and the next vacation. */
export const BalancePanel = () => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const { employee_id } = useProfile();
  const limits = useView<LimitRow>('vacation_limit', {
    filter: `employee_id = ${employee_id ?? 0}`,
    orderBy: 'on_date',
    sort: 'desc',
    rowsPerPage: 'all',
  });
  const mine = useMyDocuments();
  const limit = balanceRows(limits.data?.data ?? [], days.today).find(
    (each) => each.period === yearOf(days.today),
  );
  return (
    <Panel aria-labelledby="my-days">
      <PanelHead id="my-days" title={t('my_days')} />
      <PanelBody>
        {limits.error && !mine.isPending ? (
          <LoadFailure error={limits.error} onRetry={() => void limits.refetch()} />
        ) : limits.isPending || mine.isPending ? (
          <Waiting />
        ) : limit === undefined ? (
          <p className="text-ink-2">{t('no_limit')}</p>
        ) : (
          <Days balance={dayBalance(limit.days_limit, mine.rows, days.today)} rows={mine.rows} />
        )}
      </PanelBody>
    </Panel>
  );
};

const Waiting = () => (
  <div className="flex animate-late flex-col gap-3">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-2 w-full" />
    <Skeleton className="h-4 w-3/4" />
  </div>
);

const Days = ({
  balance,
  rows,
}: {
  balance: DayBalance;
  rows: ReturnType<typeof useMyDocuments>['rows'];
}) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const next = nearestVacation(rows, days.today);
  return (
    <>
      <p className="flex items-baseline gap-2.5">
        <span className="text-num font-medium">{days.number(balance.left)}</span>
        <span className="text-ink-2">{t('days_today', { count: balance.left })}</span>
      </p>
      <Shares balance={balance} />
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4">
        <dt className="text-ink-2">{t('next_vacation')}</dt>
        <dd className="text-right font-medium">
          {next
            ? t('next_vacation_day', { day: days.day(next.start), days: next.inDays })
            : t('none_planned')}
        </dd>
      </dl>
    </>
  );
};

const SHARES = [
  { key: 'taken', look: 'bg-primary-line', fill: 'fill-primary-line' },
  { key: 'planned', look: 'bg-primary', fill: 'fill-primary' },
  { key: 'free', look: 'border border-line-strong bg-sunken', fill: 'fill-sunken' },
] as const;

/** The year as a bar, and its parts in words. */
const Shares = ({ balance }: { balance: DayBalance }) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const whole = Math.max(balance.taken + balance.planned + Math.max(0, balance.free), 1);
  const offsets = { taken: 0, planned: balance.taken, free: balance.taken + balance.planned };
  return (
    <>
      <svg
        aria-hidden
        className="mt-3 h-2 w-full overflow-hidden rounded-full border border-line"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
      >
        {SHARES.map(({ key, fill }) => (
          <rect
            key={key}
            x={(offsets[key] / whole) * 100}
            y="0"
            height="8"
            width={(Math.max(0, balance[key]) / whole) * 100}
            className={fill}
          />
        ))}
      </svg>
      <ul className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        {SHARES.map(({ key, look }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${look}`} />
            {t(key, { days: days.number(balance[key]) })}
          </li>
        ))}
      </ul>
    </>
  );
};
