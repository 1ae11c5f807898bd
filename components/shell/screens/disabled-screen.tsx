'use client';
import { CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Page } from '../page.tsx';
import { PageTitle } from '../page-head.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/** Registration and settings: the addresses exist, nothing happens there (AMB-013). */
export const DisabledScreen = () => {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  const link = usePortalLink();
  return (
    <Page>
      <PageTitle text={t('disabled')} />
      <Panel>
        <EmptyState
          icon={CircleSlash}
          level="h1"
          title={t('disabled')}
          action={<ButtonLink href={link('home')}>{common('to_main')}</ButtonLink>}
        >
          {t('disabled_text')}
        </EmptyState>
      </Panel>
    </Page>
  );
};
