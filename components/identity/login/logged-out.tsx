'use client';
import { LogIn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** «Вы вышли из своей учётной записи» (specification 2). */
export const LoggedOut = () => {
  const t = useTranslations('login');
  const link = usePortalLink();
  return (
    <>
      <h1>{t('logged_out')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('logged_out_text')}</p>
      <ButtonLink href={link('login')} variant="filled" icon={LogIn}>
        {t('sign_in_again')}
      </ButtonLink>
    </>
  );
};
