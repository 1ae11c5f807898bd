'use client';
import { useTranslations } from 'next-intl';
import { formatLongDay } from '../../lib/i18n/format.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { givenNames } from '../../lib/i18n/person-name.ts';
import { dateFormatter } from '../../lib/kernel/formatters.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { useMinute, useToday, useZone } from '../i18n/clock.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import { useUnread } from '../rpc/unread.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useParameters } from '../shell/portal.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { HomePanels } from './home-panels.tsx';
import { QuickActs } from './quick-acts.tsx';

/**
 * The landing page: what waits for me, my days, my requests, my team, and where I may go (AMB-012). `stepsLeft` of the
 * set-up are open for an admin.
 */
export const HomeScreen = ({ stepsLeft }: { stepsLeft: number }) => {
  const t = useTranslations('home');
  const locale = useAppLocale();
  const profile = useProfile();
  const today = useToday();
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
        <QuickActs />
      </PageHead>
      <HomePanels stepsLeft={stepsLeft} />
    </Page>
  );
};

/** How many notifications are unread, and the way to them. */
const UnreadLine = () => {
  const t = useTranslations('home');
  const link = usePortalLink();
  const parameters = useParameters();
  const { loaded } = useMasterData();
  const { count, known } = useUnread(numberOf(parameters, 'notification_show_delta'), loaded);
  if (!known)
    return (
      <span aria-hidden className="inline-flex min-h-6">
        &nbsp;
      </span>
    );
  return (
    <AppLink
      href={link('umessages', {}, count > 0 ? { view: 'unread' } : {})}
      className="inline-flex min-h-6 items-center text-inherit"
    >
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
