'use client';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGrants } from '../../grants/use-grants.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeputyPanel } from './deputy-panel.tsx';
import { GrantCard } from './grant-card.tsx';

/** The people one may act for, and those who act for oneself. */
export const GrantsScreen = () => {
  const t = useTranslations('grants');
  const { grants } = useGrants();
  return (
    <Page>
      <PageHead title={t('title')} />
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
        {grants.length === 0 ? (
          <Panel>
            <EmptyState icon={KeyRound} level="h2" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          </Panel>
        ) : (
          <ul className="grid gap-4 wide:grid-cols-2">
            {grants.map((grant) => (
              <li key={grant.id}>
                <GrantCard grant={grant} />
              </li>
            ))}
          </ul>
        )}
        <DeputyPanel />
      </div>
    </Page>
  );
};
