'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { formatLongDay } from '../../../lib/i18n/format.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { givenNames } from '../../../lib/i18n/person-name.ts';
import { dateFormatter } from '../../../lib/kernel/formatters.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useMinute, useToday, useZone } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useMasterData } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useUnread } from '../../rpc/unread.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useCreatable } from '../creatable.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../page-head.tsx';
import { useParameters } from '../portal.tsx';
import { usePortalLink } from '../use-portal-link.ts';
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
const TeamRibbonPanel = dynamic(
  () => import('../../documents/home/team-ribbon-panel.tsx').then((file) => file.TeamRibbonPanel),
  { ssr: false, loading },
);
const AreasPanel = dynamic(() => import('./areas-panel.tsx').then((file) => file.AreasPanel), {
  ssr: false,
  loading,
});

/** The landing page: what waits for me, my days, my requests, my team, and where I may go (AMB-012). */
export const HomeScreen = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const locale = useAppLocale();
  const profile = useProfile();
  const today = useToday();
  const creatable = useCreatable();
  const employee = profile.roles.includes('employee');
  const recruited = !profile.roles.some((role) => DOCUMENT_ROLES.has(role));
  const greeting = t(`greeting.${useTimeOfDay()}`, { name: givenNames(localised(profile, 'name', locale)) });
  return (
    <Page>
      <PageHead
        title={greeting}
        above={[formatLongDay(today, locale), localised(profile, 'organization_name', locale)]
          .filter(Boolean)
          .join(' · ')}
        facts={<UnreadLine />}
      >
        {creatable.map(({ family, icon, href }) => (
          <ButtonLink key={family} href={href} icon={icon}>
            {shell(`families.${family}`)}
          </ButtonLink>
        ))}
      </PageHead>
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
        <div className="contents desk:flex desk:min-w-0 desk:flex-col desk:gap-6">
          {!recruited && <InboxPanel />}
          <WaitingPanel />
          {employee && (
            <div className="min-w-0 max-desk:order-last">
              <TeamRibbonPanel />
            </div>
          )}
          <div className="min-w-0 max-desk:order-last">
            <AreasPanel />
          </div>
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

/** Whom documents may wait for; recruiters and candidates have none yet. */
const DOCUMENT_ROLES: ReadonlySet<string> = new Set([
  'employee',
  'manager',
  'gf_manager',
  'assistant',
  'reviewer',
  'hr',
  'accountant',
  'admin',
]);

/** How many notifications nobody has opened, and the way to them. */
const UnreadLine = () => {
  const t = useTranslations('home');
  const link = usePortalLink();
  const parameters = useParameters();
  const { loaded } = useMasterData();
  const { count, known } = useUnread(numberOf(parameters, 'notification_show_delta'), loaded);
  if (!known) return <span aria-hidden>&nbsp;</span>;
  return (
    <AppLink href={link('umessages')} className="text-inherit">
      {t('unread', { count })}
    </AppLink>
  );
};

/** Morning from five, day from noon, evening from six, night from eleven: by the clock of the office. */
const useTimeOfDay = (): 'morning' | 'day' | 'evening' | 'night' => {
  const minute = useMinute();
  const zone = useZone();
  const hour = Number(dateFormatter('en-GB', { timeZone: zone, hour: '2-digit' }).format(new Date(minute)));
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'day';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
};
