'use client';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Sparkles, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ActingBanner } from '../identity/grants/acting-banner.tsx';
import { EndedBanner } from '../identity/grants/ended-banner.tsx';
import { useEndedGrant } from '../identity/grants/use-ended-grant.ts';
import { useGrants } from '../identity/grants/use-grants.ts';
import { useExpiry } from '../identity/password/use-expiry.ts';
import { useUnsent } from '../rpc/use-unsent.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { usePortal } from './portal.tsx';
import { usePortalLink } from './use-portal-link.ts';

const HOUR_MS = 3_600_000;

/**
 * One band under the header, the most pressing one: offline, the end of the password, for whom one acts or can act no
 * more, a new version.
 */
export const Banners = () => {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const words = useTranslations('passwords');
  const link = usePortalLink();
  const expiry = useExpiry();
  const outdated = useNewVersion();
  const { active } = useGrants();
  const { ended, read } = useEndedGrant();
  if (!online) return <OfflineBanner />;
  if (expiry)
    return (
      <Banner
        tone="warning"
        icon={KeyRound}
        action={
          <ButtonLink size="sm" href={link('profile', {}, { tab: 'security' })}>
            {words('change')}
          </ButtonLink>
        }
      >
        {expiry.kind === 'expiring' ? words('expiring', { days: expiry.days }) : words('expired')}
      </Banner>
    );
  if (active) return <ActingBanner grant={active} />;
  if (ended) return <EndedBanner grant={ended} onRead={read} />;
  if (!outdated) return null;
  return (
    <Banner
      tone="info"
      icon={Sparkles}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('refresh')}
        </Button>
      }
    >
      {t('new_version')}
    </Banner>
  );
};

/** Stays in sight on a scrolled page: what waits for the connection is said here, with the way to give it up. */
const OfflineBanner = () => {
  const t = useTranslations('shell');
  const { count, cancel } = useUnsent();
  return (
    <div className="sticky top-(--header) z-[calc(var(--z-header)-1)]">
      <Banner
        tone="offline"
        icon={WifiOff}
        action={
          count > 0 && (
            <Button size="sm" onClick={cancel}>
              {t('offline_cancel')}
            </Button>
          )
        }
      >
        <b className="font-semibold">{t('offline')}</b>{' '}
        {count > 0 ? t('offline_waiting', { count }) : t('offline_note')}
      </Banner>
    </div>
  );
};

const watchConnection = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Asked hourly and on return to the page: true when the server runs another build than this page (AMB-050). */
const useNewVersion = (): boolean => {
  const { build } = usePortal();
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: async () =>
      (await (await fetch('/api/version', { cache: 'no-store' })).json()) as { build?: string },
    refetchInterval: HOUR_MS,
    refetchOnWindowFocus: 'always',
    initialData: { build },
    staleTime: HOUR_MS,
    retry: false,
  });
  return data.build !== undefined && data.build !== build;
};
