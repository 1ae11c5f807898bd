'use client';
import { useTranslations } from 'next-intl';
import { PageTitle } from '../../shell/page-head.tsx';
import { useSignOut } from '../../shell/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx';

/** All there is of the portal until the password is set; then the address that was asked for opens. */
export const MustChangeScreen = (form: NewPassword) => {
  const t = useTranslations('passwords');
  const signOut = useSignOut();
  const why = form.byLink ? 'link' : 'must';
  return (
    <div className="mx-auto w-full max-w-108 px-4 py-10">
      <PageTitle text={t(`${why}_title`)} />
      <h1>{t(`${why}_title`)}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t(`${why}_text`)}</p>
      <NewPasswordForm {...form} onDone={() => window.location.reload()} />
      <Button variant="quiet" className="mt-4 -ml-3.5" onClick={() => void signOut()}>
        {t('sign_out')}
      </Button>
    </div>
  );
};
