'use client';
import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UserCard } from './user-card.tsx';
import { UsersList } from './users-list.tsx';

/** Accounts: the list, or the card of the one in the address; hidden while the caller acts for another person. */
export const UsersScreen = () => {
  const id = Number(useSearchParams().get('user'));
  if (useProfile().grant_id !== null) return <NotWhileActing />;
  return Number.isSafeInteger(id) && id > 0 ? <UserCard key={id} id={id} /> : <UsersList />;
};

const NotWhileActing = () => {
  const t = useTranslations('users');
  return (
    <Page>
      <PageHead title={t('title')} />
      <Panel>
        <EmptyState level="h2" icon={KeyRound} title={t('acting.title')}>
          {t('acting.text')}
        </EmptyState>
      </Panel>
    </Page>
  );
};
