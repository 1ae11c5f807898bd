'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import type { Leaver } from '../leaver.ts';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import { dayBalances } from './day-balance.ts';
import { useWhatIf } from './days/use-what-if.ts';
import { limitsAsk, takenAfterAsk } from './limits-ask.ts';

/** What a leave takes of a year, or gives back. */
type EntryRow = AnyRow & { readonly period: number; readonly days: string };

/** The days of each year that are not taken by the last day; what begins after it is not. */
export const DaysLeft = ({ employee_id, last }: Leaver) => {
  const t = useTranslations('documents.settlement');
  const common = useTranslations('common');
  const profile = useProfile();
  const { parameters } = useDictionaries();
  const enabled = employee_id !== profile.employee_id || flagOf(parameters, 'vacation_employee_rest_visible');
  const earns = flagOf(parameters, 'vacation_accrual');
  const paid = useWhatIf(enabled && earns ? { case: 'dismissal', employee_id, date: last } : undefined);
  const [limited, later] = [limitsAsk(employee_id), takenAfterAsk(employee_id, last)];
  const limits = useView<LimitRow>(limited.object, limited.query, { enabled: enabled && !earns });
  const after = useView<EntryRow>(later.object, later.query, { enabled: enabled && !earns });
  if (enabled && earns && paid.data?.case === 'dismissal')
    return (
      <>
        <dt className="text-ink-2">{t('days_paid')}</dt>
        <dd className="text-right font-medium">
          {common('days', { count: Number(paid.data.compensation) })}
        </dd>
      </>
    );
  if (!enabled || !limits.data || !after.data) return null;
  const entries = after.data.data;
  const years = balanceRows(limits.data.data, last).map((year) => ({
    ...year,
    days_ahead: entries.reduce(
      (sum, { period, days }) => sum - (period === year.period ? Number(days) : 0),
      0,
    ),
  }));
  const balances = dayBalances(years, last);
  return balances.map(({ year, left }) => (
    <Fragment key={year}>
      <dt className="text-ink-2">{t('days_left', { year: String(year) })}</dt>
      <dd className="text-right font-medium">{common('days', { count: left })}</dd>
    </Fragment>
  ));
};
