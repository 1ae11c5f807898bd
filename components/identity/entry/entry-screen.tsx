'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { KEYS, writeStored } from '../../rpc/storage.ts';
import { keepToken, type TokenAnswer } from '../../rpc/token.ts';
import { post } from '../../rpc/transport.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Page } from '../../shell/page.tsx';
import { PageTitle } from '../../shell/page-head.tsx';
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Note } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface Opened {
  readonly profile: { readonly login: string; readonly client_code: string };
  readonly token: TokenAnswer;
}

/** An address with a token: the token leaves the address at once, is exchanged for a session, and the page opens. */
export const EntryScreen = ({ token, address }: { token: string; address: string }) => {
  const t = useTranslations('sso');
  const login = useTranslations('login');
  const link = usePortalLink();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    window.history.replaceState(window.history.state, '', address);
    enter(token).then(
      () => window.location.replace(address),
      (error: unknown) => setFailure(error),
    );
  }, [token, address]);
  return (
    <>
      <PageTitle text={t('entering')} />
      <h1 className="sr-only">{t('entering')}</h1>
      {failure === undefined ? (
        <ScreenSkeleton />
      ) : (
        <Page>
          <div role="alert" className="mx-auto w-full max-w-120">
            <Note
              tone="error"
              title={t('entry_failed')}
              action={
                <ButtonLink variant="filled" href={link('login')}>
                  {login('sign_in')}
                </ButtonLink>
              }
            >
              {errorText(failure)}
            </Note>
          </div>
        </Page>
      )}
    </>
  );
};

const enter = async (token: string): Promise<void> => {
  const opened = await exchange(token);
  keepToken(opened.token);
  writeStored('session', KEYS.profile, opened.profile);
  writeStored('local', KEYS.auth, {
    login: opened.profile.login,
    client: opened.profile.client_code,
    last_activity: new Date().toISOString(),
  });
};

/** A token opens once: whoever asks again while it is under way gets the same answer. */
let asked: { readonly token: string; readonly opened: Promise<Opened> } | undefined;
const exchange = (token: string): Promise<Opened> => {
  if (asked?.token !== token) asked = { token, opened: post<Opened>('user.get', { token }) };
  return asked.opened;
};
