'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { formatLongDay } from '../../../lib/i18n/format.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { givenNames } from '../../../lib/i18n/person-name.ts';
import { useMinute, useToday, useZone } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useProfile } from '../../rpc/profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCreatable } from '../creatable.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

// The panels draw what the first batch brings: their code comes beside it, not before it.
const loading = () => <PanelSkeleton />;
const InboxPanel = dynamic(
  () => import('../../documents/home/inbox-panel.tsx').then((file) => file.InboxPanel),
  {
    ssr: false,
    loading,
  },
);
const WaitingPanel = dynamic(
  () => import('../../identity/grants/waiting-panel.tsx').then((file) => file.WaitingPanel),
  { ssr: false },
);
const BalancePanel = dynamic(
  () => import('../../documents/home/balance-panel.tsx').then((file) => file.BalancePanel),
  {
    ssr: false,
    loading,
  },
);
const MyRequestsPanel = dynamic(
  () => import('../../documents/home/my-requests-panel.tsx').then((file) => file.MyRequestsPanel),
  { ssr: false, loading },
);
const PapersPanel = dynamic(
  () => import('../../papers/own/papers-panel.tsx').then((file) => file.PapersPanel),
  { ssr: false },
);
const TeamRibbonPanel = dynamic(
  () => import('../../documents/home/team-ribbon-panel.tsx').then((file) => file.TeamRibbonPanel),
  { ssr: false, loading },
);

/** The landing page: what waits for me, my days, my requests, my team (AMB-012). */
export const HomeScreen = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const locale = useAppLocale();
  const profile = useProfile();
  const today = useToday();
  const creatable = useCreatable();
  const employee = profile.roles.includes('employee');
  const greeting = t(`greeting.${useTimeOfDay()}`, { name: givenNames(localised(profile, 'name', locale)) });
  return (
    <Page>
      <PageHead title={greeting} above={formatLongDay(today, locale)}>
        {creatable.map(({ family, icon, href }) => (
          <ButtonLink key={family} href={href} icon={icon}>
            {shell(`families.${family}`)}
          </ButtonLink>
        ))}
      </PageHead>
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
        <div className="contents desk:flex desk:min-w-0 desk:flex-col desk:gap-6">
          <InboxPanel />
          {employee && <PapersPanel />}
          <WaitingPanel />
          {employee && (
            <div className="min-w-0 max-desk:order-last">
              <TeamRibbonPanel />
            </div>
          )}
        </div>
        {employee && (
          <div className="flex min-w-0 flex-col gap-6 max-tablet:gap-4">
            <BalancePanel />
            <MyRequestsPanel />
          </div>
        )}
      </div>
    </Page>
  );
};

/** Morning from five, day from noon, evening from six, night from eleven: by the clock of the office. */
const useTimeOfDay = (): 'morning' | 'day' | 'evening' | 'night' => {
  const minute = useMinute();
  const zone = useZone();
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(new Date(minute)),
  );
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'day';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
};
