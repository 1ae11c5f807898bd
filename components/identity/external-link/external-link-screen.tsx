'use client';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Unlink } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Page } from '../../shell/page.tsx';
import { PageTitle } from '../../shell/page-head.tsx';
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useLeaving } from './use-leaving.ts';

/** Leads out of the portal to an address the client has set, after a moment in which one may still stay. */
export const ExternalLinkScreen = () => {
  const t = useTranslations('external_link');
  const code = useSearchParams().get('code') ?? '';
  const { data, error } = useQuery({
    queryKey: ['external_link', code],
    queryFn: () => call<{ link: string }>('user.auth', { action: 'externalLink', code: code.slice(0, 100) }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Page>
      <PageTitle text={t('title')} />
      {data ? <Leaving link={data.link} /> : error ? <NoLink error={error} /> : <ScreenSkeleton />}
    </Page>
  );
};

const Leaving = ({ link }: { link: string }) => {
  const t = useTranslations('external_link');
  const home = usePortalLink()('home');
  const { seconds, stay } = useLeaving(link);
  return (
    <Panel>
      <EmptyState
        icon={ExternalLink}
        level="h1"
        title={t('leaving')}
        action={
          <>
            <ButtonLink href={link} variant="filled" rel="noreferrer">
              {t('go')}
            </ButtonLink>
            {seconds === undefined ? (
              <ButtonLink href={home}>{t('home')}</ButtonLink>
            ) : (
              <Button onClick={stay}>{t('cancel')}</Button>
            )}
          </>
        }
      >
        <p className="wrap-anywhere">{link}</p>
        <p role="status">{seconds === undefined ? t('stayed') : t('soon', { seconds })}</p>
      </EmptyState>
    </Panel>
  );
};

const NoLink = ({ error }: { error: Error }) => {
  const t = useTranslations('external_link');
  const errorText = useErrorText();
  const link = usePortalLink();
  const unknown = error instanceof RpcError && error.reason === 'not_found';
  return (
    <Panel>
      <EmptyState
        icon={Unlink}
        level="h1"
        title={t('none')}
        action={<ButtonLink href={link('home')}>{t('home')}</ButtonLink>}
      >
        {unknown ? t('none_text') : errorText(error)}
      </EmptyState>
    </Panel>
  );
};
