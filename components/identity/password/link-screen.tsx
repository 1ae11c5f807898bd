'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Note } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { openLink, takeTokenOfAddress } from './open-link.ts';

const SHOWN_S = 15;

/** The address of a letter: signs in by its token, or says for 15 seconds why not and goes to the sign-in. */
export const LinkScreen = () => {
  const t = useTranslations('passwords');
  const link = usePortalLink();
  const errorText = useErrorText();
  const [failed, setFailed] = useState<unknown>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    openLink(takeTokenOfAddress())
      .then(() => window.location.reload())
      .catch(setFailed);
  }, []);
  useEffect(() => {
    if (failed === undefined) return;
    const timer = setTimeout(() => window.location.replace(link('login')), SHOWN_S * 1_000);
    return () => clearTimeout(timer);
  }, [failed, link]);
  const title = t(failed === undefined ? 'opening' : 'link_over');
  return (
    <div className="mx-auto w-full max-w-108 px-4 py-10">
      <PageTitle text={title} />
      <h1 className="mb-6">{title}</h1>
      {failed === undefined ? (
        <Spinner size={24} />
      ) : (
        <div role="alert">
          <Note tone="error" action={<ButtonLink href={link('login')}>{t('to_sign_in')}</ButtonLink>}>
            <p>{errorText(failed)}</p>
            <p className="text-ink-2">{t('link_over_text', { seconds: SHOWN_S })}</p>
          </Note>
        </div>
      )}
    </div>
  );
};
