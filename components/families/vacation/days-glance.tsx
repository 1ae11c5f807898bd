'use client';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { GlanceTile } from '../../documents/home/glance-tile.tsx';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { balanceRows, type LimitRow } from './balance-rows.ts';
import { dayBalances, leftOf } from './day-balance.ts';
import { useLeaveDays } from './days/use-leave-days.ts';
import { limitsAsk } from './limits-ask.ts';

/** The days of leave that the person has today: the number of their panel. */
export const DaysGlance = () => {
  const { parameters } = useDictionaries();
  return flagOf(parameters, 'vacation_accrual') ? <Earned /> : <Granted />;
};

const Earned = () => <Left left={useLeaveDays({ rows_per_page: 1 }).data?.sums.today} />;

const Granted = () => {
  const { today } = useDays();
  const { employee_id } = useProfile();
  const { object, query } = limitsAsk(employee_id ?? 0);
  const limits = useView<LimitRow>(object, query);
  const balances = limits.data && dayBalances(balanceRows(limits.data.data, today), today);
  return <Left left={balances && leftOf(balances)} />;
};

const Left = ({ left }: { left: number | string | undefined }) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const link = usePortalLink();
  return (
    <GlanceTile
      href={link('uleave-days')}
      value={left === undefined ? undefined : days.number(left).replace('-', '−')}
      label={t('days_today', { count: Number(left ?? 0) })}
    />
  );
};
