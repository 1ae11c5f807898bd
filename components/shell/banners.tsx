'use client';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { useEndedGrant } from '../identity/grants/use-ended-grant.ts';
import { useGrants } from '../identity/grants/use-grants.ts';
import { useExpiry } from '../identity/password/use-expiry.ts';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import type { Said } from './bands.tsx';
import { usePortal } from './portal.tsx';

const HOUR_MS = 3_600_000;

/** Comes with the page of those who have one; to the others after it, as a lost connection must find it there. */
const fetchBand = () => import('./bands.tsx').then((file) => file.Band);
const Band = dynamic(fetchBand);

/** The most pressing thing to say under the header, in one band. */
export const Banners = () => {
  const said = useSaid();
  useFetchedAhead(fetchBand);
  return said ? <Band said={said} /> : null;
};

/** Offline, the end of the password, for whom one acts or can act no more, a new version: the first that is so. */
const useSaid = (): Said | undefined => {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const expiry = useExpiry();
  const outdated = useNewVersion();
  const { active } = useGrants();
  const { ended, read } = useEndedGrant();
  if (!online) return { kind: 'offline' };
  if (expiry) return { kind: 'password', expiry };
  if (active) return { kind: 'acting', grant: active };
  if (ended) return { kind: 'ended', grant: ended, read };
  return outdated ? { kind: 'new_version' } : undefined;
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
