'use client';
import { CalendarX2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, useId, useState } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel, PanelFoot, PanelHead } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { folded, LEDGER_VIEWS, type LedgerView } from './folded.ts';
import { LedgerRun } from './ledger-run.tsx';
import { useLeaveWords } from './use-leave-words.ts';

/** Rows that one call answers. */
export const ROWS_A_PAGE = 200;

interface LedgerPanelProps {
  balance: LeaveBalance;
  onPick: (day: Day) => void;
  page: number;
  onPage: (page: number) => void;
  /** The reader's own days: a mistake is reported to hr. */
  isOwn: boolean;
}

const COLUMNS = ['date', 'what', 'ground', 'days', 'balance'] as const;
const WIDTHS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  date: 'w-[23%] pl-5',
  what: '',
  ground: 'w-[19%]',
  days: 'w-18 text-right',
  balance: 'w-22 pr-5 text-right',
};

/** What the balance is a sum of, the newest first; what is to come stands above today. */
export const LedgerPanel = ({ balance, onPick, page, onPage, isOwn }: LedgerPanelProps) => {
  const t = useTranslations('families.vacation.days');
  const link = usePortalLink();
  const id = useId();
  const [view, setView] = useState<LedgerView>('all');
  const runs = folded(balance.rows, view, balance.today);
  const firstBehind = runs.findIndex(({ isAhead }) => !isAhead);
  return (
    <Panel aria-labelledby={id} className="overflow-clip">
      <PanelHead id={id} title={t('rows')} note={t('rows_note', { count: balance.total })}>
        <Segmented
          label={t('views')}
          value={view}
          onValueChange={setView}
          options={LEDGER_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </PanelHead>
      {runs.length === 0 ? (
        <div role="status">
          <EmptyState
            icon={CalendarX2}
            title={view === 'all' ? t('none') : t('none_view')}
            {...(view !== 'all' && {
              action: <Button onClick={() => setView('all')}>{t('view.all')}</Button>,
            })}
          >
            {view === 'all' ? t('none_text') : t('none_view_text')}
          </EmptyState>
        </div>
      ) : (
        <table className="w-full table-fixed border-collapse max-tablet:block">
          <caption className="sr-only">{t('rows')}</caption>
          <thead className="sticky top-(--header) z-2 bg-sunken text-sm text-ink-2 max-tablet:hidden">
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`h-[38px] px-(--cell-x) text-left font-medium whitespace-nowrap ${WIDTHS[column]}`}
                >
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-tablet:block max-tablet:border-t max-tablet:border-line">
            {runs.map((run, index) => (
              <Fragment key={`${run.rows[0].on_date} ${run.rows[0].id ?? run.rows[0].cause}`}>
                {index === firstBehind && <TodayLine balance={balance} hasAhead={index > 0} />}
                <LedgerRun run={run} balance={balance} picked={balance.explained.on} onPick={onPick} />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      <PanelFoot>
        <span className="min-w-0 flex-1 basis-64">{t('append_only')}</span>
        {page > 1 && (
          <Button size="sm" onClick={() => onPage(page - 1)}>
            {t('later')}
          </Button>
        )}
        {balance.total > page * ROWS_A_PAGE && (
          <Button size="sm" onClick={() => onPage(page + 1)}>
            {t('earlier')}
          </Button>
        )}
        {isOwn && <AppLink href={link('uinternalmemo')}>{t('mistake')}</AppLink>}
      </PanelFoot>
    </Panel>
  );
};

const TodayLine = ({ balance, hasAhead }: { balance: LeaveBalance; hasAhead: boolean }) => {
  const t = useTranslations('families.vacation.days');
  const { day } = useDays();
  const { exact } = useLeaveWords();
  return (
    <tr className="bg-accent-soft font-medium text-accent-ink shadow-[inset_0_-1px_0_var(--accent-line)] max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:px-4 max-tablet:py-2">
      <td className="h-[34px] px-(--cell-x) pl-5 max-tablet:h-auto max-tablet:p-0">{day(balance.today)}</td>
      <td colSpan={3} className="px-(--cell-x) max-tablet:order-last max-tablet:basis-full max-tablet:p-0">
        {hasAhead ? t('today_row') : t('today_last')}
      </td>
      <td className="px-(--cell-x) pr-5 text-right tabular-nums max-tablet:ml-auto max-tablet:p-0">
        {exact(balance.sums.today)}
      </td>
    </tr>
  );
};
