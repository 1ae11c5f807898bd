'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import type { Leaver } from '../settled.ts';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import { dayBalances, type Vacation } from './day-balance.ts';
import { useWhatIf } from './days/use-what-if.ts';
import { limitsAsk, ownVacationsAsk } from './limits-ask.ts';

/** The days of each year that are not taken by the last day; what begins after it is not. */
export const DaysLeft = ({ employee_id, last }: Leaver) => {
  const t = useTranslations('documents.settlement');
  const common = useTranslations('common');
  const profile = useProfile();
  const { parameters } = useDictionaries();
  const enabled = employee_id !== profile.employee_id || flagOf(parameters, 'vacation_employee_rest_visible');
  const earns = flagOf(parameters, 'vacation_accrual');
  const paid = useWhatIf(enabled && earns ? { case: 'dismissal', employee_id, date: last } : undefined);
  const [limited, taken] = [limitsAsk(employee_id), ownVacationsAsk(employee_id)];
  const limits = useView<LimitRow>(limited.object, limited.query, { enabled: enabled && !earns });
  const vacations = useView<Vacation>(taken.object, taken.query, { enabled: enabled && !earns });
  if (enabled && earns && paid.data?.case === 'dismissal')
    return (
      <>
        <dt className="text-ink-2">{t('days_paid')}</dt>
        <dd className="text-right font-medium">
          {common('days', { count: Number(paid.data.compensation) })}
        </dd>
      </>
    );
  if (!enabled || !limits.data || !vacations.data) return null;
  const balances = dayBalances(balanceRows(limits.data.data, last), vacations.data.data, last);
  return balances.map(({ year, left }) => (
    <Fragment key={year}>
      <dt className="text-ink-2">{t('days_left', { year: String(year) })}</dt>
      <dd className="text-right font-medium">{common('days', { count: left })}</dd>
    </Fragment>
  ));
};
