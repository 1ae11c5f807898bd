'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { post } from '../../rpc/transport.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Page } from '../../shell/page.tsx';
import { PageTitle } from '../../shell/page-head.tsx';
import { useAddress } from '../../shell/portal.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProviderLinks, type ProviderName } from './provider-links.tsx';

/** The way to a provider: at once when it is clear which, else the choice. */
export const SsoScreen = ({
  providers,
  chosen,
  to,
}: {
  providers: readonly ProviderName[];
  chosen?: string | undefined;
  to?: string | undefined;
}) => {
  const t = useTranslations('sso');
  const common = useTranslations('common');
  const link = usePortalLink();
  const errorText = useErrorText();
  const { client } = useAddress();
  const [failure, setFailure] = useState<unknown>();
  const only = providers.length === 1 ? providers[0] : undefined;
  const provider = (providers.find(({ name }) => name === chosen) ?? only)?.name;

  const begin = useCallback(async () => {
    if (provider === undefined) return;
    setFailure(undefined);
    try {
      const { data } = await post<{ data: { url: string } }>('sso.start', {
        provider,
        in_path: client !== undefined,
        ...(to === undefined ? {} : { to }),
      });
      window.location.assign(data.url);
    } catch (error) {
      setFailure(error);
    }
  }, [provider, client, to]);
  useEffect(() => void begin(), [begin]);

  return (
    <Page>
      <PageTitle text={t('title')} />
      <div className="mx-auto w-full max-w-120">
        <Panel>
          <div className="flex flex-col gap-5 p-6">
            <h1>{t('title')}</h1>
            {failure !== undefined ? (
              <div role="alert">
                <Note
                  tone="error"
                  action={
                    <>
                      <Button variant="filled" onClick={() => void begin()}>
                        {common('retry')}
                      </Button>
                      <ButtonLink href={link('login', {}, { to })}>{t('by_password')}</ButtonLink>
                    </>
                  }
                >
                  {errorText(failure)}
                </Note>
              </div>
            ) : provider === undefined ? (
              <ProviderLinks providers={providers} to={to} />
            ) : (
              <p role="status" className="flex items-center gap-3 text-ink-2">
                <Spinner size={16} />
                {t('leaving')}
              </p>
            )}
          </div>
        </Panel>
      </div>
    </Page>
  );
};
