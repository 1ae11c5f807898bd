'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useVisitor } from '../../rpc/profile.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton.tsx';
import { useSignOut } from '../../shell/sign-out.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';

/** The exit: our session, the provider's, then `next`, the address of the company, or the logged-out screen. */
export const SsoLogoutScreen = ({ next }: { next?: string | undefined }) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const signedIn = useVisitor() !== null;
  const last = next ?? link('login', {}, { out: 1 });
  const signOut = useSignOut(last);
  useEffect(() => {
    if (signedIn) void signOut();
    else window.location.replace(last);
  }, [signedIn, signOut, last]);
  return (
    <>
      <PageTitle text={t('sign_out')} />
      <h1 className="sr-only">{t('sign_out')}</h1>
      <ScreenSkeleton />
    </>
  );
};
