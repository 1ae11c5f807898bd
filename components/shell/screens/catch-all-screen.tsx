'use client';
import { Signpost } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Page } from '../page.tsx';
import { PageTitle } from '../page-head.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/** An address that leads nowhere, and the way to main (specification 2). */
export const CatchAllScreen = () => {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  const link = usePortalLink();
  return (
    <Page>
      <PageTitle text={t('no_page')} />
      <Panel>
        <EmptyState
          icon={Signpost}
          level="h1"
          title={t('no_page')}
          action={<ButtonLink href={link('home')}>{common('to_main')}</ButtonLink>}
        >
          {t('no_page_text')}
        </EmptyState>
      </Panel>
    </Page>
  );
};
