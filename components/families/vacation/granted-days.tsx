'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import { type DayBalance, dayBalances, leftOf } from './day-balance.ts';
import { limitsAsk } from './limits-ask.ts';
import { WaitingDays } from './waiting-days.tsx';

/** The days of years that are granted by a limit: the number, and how each year divides. */
export const GrantedDays = () => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const { employee_id } = useProfile();
  const limited = limitsAsk(employee_id ?? 0);
  const limits = useView<LimitRow>(limited.object, limited.query);
  const balances = limits.data && dayBalances(balanceRows(limits.data.data, days.today), days.today);
  const left = leftOf(balances ?? []);
  return (
    <Answered
      of={{ ...limits, data: balances }}
      pending={<WaitingDays />}
      empty={<p className="text-ink-2">{t('no_limit')}</p>}
    >
      {(found) => (
        <>
          <p className="flex items-baseline gap-2.5">
            <span className="text-num font-medium">{days.number(left)}</span>
            <span className="text-ink-2">{t('days_today', { count: left })}</span>
          </p>
          {found.map((balance) => (
            <YearShares key={balance.year} balance={balance} headed={found.length > 1} />
          ))}
        </>
      )}
    </Answered>
  );
};

const SHARES = [
  { key: 'taken', look: 'bg-primary-line', fill: 'fill-primary-line' },
  { key: 'planned', look: 'bg-primary', fill: 'fill-primary' },
  { key: 'awaiting', look: 'border border-primary bg-surface', fill: 'fill-surface stroke-primary' },
  { key: 'free', look: 'border border-line-strong bg-sunken', fill: 'fill-sunken' },
] as const;

/** A year as a bar, and its parts in words: those there are, and what is free. */
const YearShares = ({ balance, headed }: { balance: DayBalance; headed: boolean }) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const parts = SHARES.filter(({ key }) => key !== 'awaiting' || balance.awaiting > 0);
  const widths = parts.map(({ key }) => Math.max(0, balance[key]));
  const whole = Math.max(
    widths.reduce((sum, width) => sum + width, 0),
    1,
  );
  const before = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return (
    <>
      {headed && (
        <h3 className="mt-4 flex justify-between gap-4 text-sm">
          <span>{t('year', { year: String(balance.year) })}</span>
          <span className="font-medium">{t('year_left', { days: days.number(balance.left) })}</span>
        </h3>
      )}
      <svg
        aria-hidden
        className="mt-3 h-2 w-full overflow-hidden rounded-full border border-line"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
      >
        {parts.map(({ key, fill }, index) => (
          <rect
            key={key}
            x={(before(index) / whole) * 100}
            y="0"
            height="8"
            width={((widths[index] ?? 0) / whole) * 100}
            className={fill}
          />
        ))}
      </svg>
      <ul className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        {parts.map(({ key, look }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${look}`} />
            {t(key, { days: days.number(balance[key]).replace('-', '−') })}
          </li>
        ))}
      </ul>
    </>
  );
};
