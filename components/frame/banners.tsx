'use client';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useGrants } from '../grants/use-grants.ts';
import { useEndedGrant } from '../identity/grants/use-ended-grant.ts';
import { useExpiry } from '../identity/password/use-expiry.ts';
import { useUnsent } from '../rpc/use-unsent.ts';
import { usePortal } from '../shell/portal.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import type { Said } from './bands.tsx';

const HOUR_MS = 3_600_000;

/** Its code is fetched only by a page that has a band to show. */
const Band = dynamic(() => import('./bands.tsx').then((file) => file.Band));

/** The most pressing thing to say under the header, in one band; a lost connection is shown without fetching code. */
export const Banners = () => {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const said = useSaid();
  if (!online) return <Offline />;
  return said ? <Band said={said} /> : null;
};

/** The end of the password, the grant in use or just ended, a new version: the first that applies. */
const useSaid = (): Said | undefined => {
  const expiry = useExpiry();
  const outdated = useNewVersion();
  const { active } = useGrants();
  const { ended, read } = useEndedGrant();
  if (expiry) return { kind: 'password', expiry };
  if (active) return { kind: 'acting', grant: active };
  if (ended) return { kind: 'ended', grant: ended, read };
  return outdated ? { kind: 'new_version' } : undefined;
};

/** Stays in sight on a scrolled page: what waits for the connection is said here, with the way to give it up. */
const Offline = () => {
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
