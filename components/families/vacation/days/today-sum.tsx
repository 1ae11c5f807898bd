'use client';
import { useTranslations } from 'next-intl';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { Equation, Term } from '../../../ui/equation.tsx';
import { useLeaveWords } from './use-leave-words.ts';

/** Today's days less those that are promised are free; beside them what today's are a sum of. */
export const TodaySum = ({ balance }: { balance: LeaveBalance }) => {
  const t = useTranslations('families.vacation.days');
  const { day } = useDays();
  const { number, exact, signed } = useLeaveWords();
  const { sums, employee, earned } = balance;
  const isShort = sums.free.startsWith('-');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <Equation isLong={Number(sums.awaiting) > 0 || Number(sums.to_come) !== 0}>
        <Term number={number(sums.today)} text={t('today_days', { count: Number(sums.today) })} />
        <Term sign="−" number={number(sums.planned)} text={t('planned')} />
        {Number(sums.awaiting) > 0 && <Term sign="−" number={number(sums.awaiting)} text={t('awaiting')} />}
        {Number(sums.to_come) !== 0 && (
          <Term
            sign={sums.to_come.startsWith('-') ? '−' : '+'}
            number={number(sums.to_come.replace('-', ''))}
            text={t(earned === '1' ? 'to_come' : 'other_years')}
          />
        )}
        <Term
          sign="="
          number={number(sums.free)}
          text={isShort ? t('short', { day: day(sums.free_on) }) : t('free')}
          tone={isShort ? 'text-error-ink' : 'text-success-ink'}
        />
      </Equation>
      <dl className="grid tablet:min-w-72 grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm text-ink-2 max-tablet:w-full">
        <dt>{earned === '1' ? t('granted_since', { day: day(employee.hire_date) }) : t('granted')}</dt>
        <dd className="text-right font-medium text-ink">{exact(sums.granted)}</dd>
        <dt>{t('used')}</dt>
        <dd className="text-right font-medium text-ink">{exact(sums.used)}</dd>
        {Number(sums.corrected) !== 0 && (
          <>
            <dt>{t('corrected')}</dt>
            <dd className="text-right font-medium text-ink">{signed(sums.corrected)}</dd>
          </>
        )}
      </dl>
    </div>
  );
};
