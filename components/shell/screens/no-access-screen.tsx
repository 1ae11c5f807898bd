'use client';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { routeNamed } from '../../../lib/routes/table.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Page } from '../page.tsx';
import { PageTitle } from '../page-head.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/**
 * A page of other roles: what it is, whose it is, and the way back. It follows from the address alone, so it tells
 * nothing of what may stand there.
 */
export const NoAccessScreen = ({ route }: { route: string }) => {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  const link = usePortalLink();
  const roles = routeNamed(route)?.roles;
  const names = Array.isArray(roles) ? roles.map((role: string) => t(`role.${role}`)) : [];
  return (
    <Page>
      <PageTitle text={t('no_access')} />
      <Panel>
        <EmptyState
          icon={Lock}
          level="h1"
          title={t('no_access')}
          action={<ButtonLink href={link('home')}>{common('to_main')}</ButtonLink>}
        >
          <p>{t('no_access_who', { page: t(`routes.${route}`), roles: names.join(', ') })}</p>
          <p>{t('no_access_ask')}</p>
        </EmptyState>
      </Panel>
    </Page>
  );
};
