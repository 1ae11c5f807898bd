'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { PageTitle } from '../page-head.tsx';
import { useSignOut } from '../sign-out.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The address of the action: ends the session and leaves. */
export const LogoutScreen = () => {
  const t = useTranslations('shell');
  const signOut = useSignOut();
  useEffect(() => void signOut(), [signOut]);
  return (
    <>
      <PageTitle text={t('sign_out')} />
      <h1 className="sr-only">{t('sign_out')}</h1>
      <ScreenSkeleton />
    </>
  );
};
