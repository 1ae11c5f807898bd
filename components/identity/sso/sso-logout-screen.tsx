'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useVisitor } from '../../rpc/profile.ts';
import { Page } from '../../shell/page.tsx';
import { PageTitle } from '../../shell/page-head.tsx';
import { useSignOut } from '../../shell/sign-out.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The exit: our session, the provider's, then `next`, the address of the company, or the logged-out screen. */
export const SsoLogoutScreen = ({ next }: { next?: string | undefined }) => {
  const t = useTranslations('sso');
  const link = usePortalLink();
  const signedIn = useVisitor() !== null;
  const last = next ?? link('login', {}, { out: 1 });
  const signOut = useSignOut(last);
  useEffect(() => {
    if (signedIn) void signOut();
    else window.location.replace(last);
  }, [signedIn, signOut, last]);
  return (
    <Page>
      <PageTitle text={t('exit_title')} />
      <div className="mx-auto w-full max-w-120">
        <Panel>
          <div className="flex flex-col gap-5 p-6">
            <h1>{t('exit_title')}</h1>
            <p role="status" className="flex items-center gap-3 text-ink-2">
              <Spinner size={16} />
              {t('exiting')}
            </p>
          </div>
        </Panel>
      </div>
    </Page>
  );
};
