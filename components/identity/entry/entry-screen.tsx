'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { RpcError } from '../../rpc/rpc-error.ts';
import { KEYS, writeStored } from '../../rpc/storage.ts';
import { keepToken, type TokenAnswer } from '../../rpc/token.ts';
import { post } from '../../rpc/transport.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Page } from '../../shell/page.tsx';
import { PageTitle } from '../../shell/page-head.tsx';
import { useAddress } from '../../shell/portal.tsx';
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton.tsx';
import { endSessionHere } from '../../shell/sign-out.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Note } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Asked, askedBy } from '../login/use-sign-in.ts';
import { LinkAgain } from './link-again.tsx';
import { LinkCode } from './link-code.tsx';

interface Opened {
  readonly profile: { readonly login: string; readonly client_code: string };
  readonly token: TokenAnswer;
}

const SHOWN_S = 15;

/**
 * An address with a token: the token leaves the address at once, is exchanged for a session, and the page opens;
 * a second factor is asked for in between. Else the session that was there ends as well, it is said for 15 seconds
 * why, with another link a press away where it is over, and the sign-in opens.
 */
export const EntryScreen = ({ token, address }: { token: string; address: string }) => {
  const t = useTranslations('sso');
  const words = useTranslations('passwords');
  const link = usePortalLink();
  const errorText = useErrorText();
  const { route } = useAddress();
  const [failure, setFailure] = useState<unknown>();
  const [asked, setAsked] = useState<Asked>();
  const [stays, setStays] = useState(false);
  /** A link of a letter that is over: another one is a press away, and a person who asked for it stays here. */
  const isOver = isReason(failure, 'link_expired') && route.name !== 'home';
  const fail = useCallback(async (error: unknown) => {
    // A call without an answer says nothing about the token.
    if (!(error instanceof RpcError) || error.refused) await endSessionHere();
    setFailure(error);
  }, []);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', address);
    exchange(token)
      .then(keep)
      .then(
        () => window.location.replace(address),
        (error: unknown) => (isReason(error, 'missing_secret_code') ? setAsked(askedBy(error)) : fail(error)),
      );
  }, [token, address, fail]);
  useEffect(() => {
    if (failure === undefined || stays) return;
    const timer = setTimeout(() => window.location.replace(link('login')), SHOWN_S * 1_000);
    return () => clearTimeout(timer);
  }, [failure, stays, link]);
  const textOf = (error: unknown): ReactNode => {
    if (isReason(error, 'wrong_secret_code')) return words('link_codes_over');
    if (!isReason(error, 'link_expired')) return errorText(error);
    // Single sign-on leads home; its sentence is not about passwords.
    return route.name === 'home' ? t('outcome.expired') : <BothLanguages error={error} />;
  };
  if (asked && failure === undefined)
    return (
      <LinkCode
        asked={asked}
        prove={async (secretCode) => keep(await post<Opened>('user.get', { token, secretCode }))}
        onDone={() => window.location.replace(address)}
        onFailure={(error) => void fail(error)}
      />
    );
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
                  {words('to_sign_in')}
                </ButtonLink>
              }
            >
              <p>{textOf(failure)}</p>
              {isOver && <LinkAgain token={token} onAsked={() => setStays(true)} />}
              {!stays && <p className="text-ink-2">{words('link_over_text', { seconds: SHOWN_S })}</p>}
            </Note>
          </div>
        </Page>
      )}
    </>
  );
};

/** The reader's language is not known yet, so a spent link says so in both (AMB-030). */
const BothLanguages = ({ error }: { error: RpcError }) => (
  <>
    <span lang="ru">{error.message}</span> / <span lang="en">{error.message_eng}</span>
  </>
);

const isReason = (error: unknown, reason: RpcError['reason']): error is RpcError =>
  error instanceof RpcError && error.reason === reason;

const keep = (opened: Opened): void => {
  keepToken(opened.token);
  writeStored('session', KEYS.profile, opened.profile);
  writeStored('local', KEYS.auth, { login: opened.profile.login, client: opened.profile.client_code });
};

/** A token opens once: repeated calls while it is under way share one answer. */
let asked: { readonly token: string; readonly opened: Promise<Opened> } | undefined;
const exchange = (token: string): Promise<Opened> => {
  if (asked?.token !== token) asked = { token, opened: post<Opened>('user.get', { token }) };
  return asked.opened;
};
