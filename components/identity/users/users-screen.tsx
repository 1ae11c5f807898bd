'use client';
import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { NotWhileActing } from '../grants/not-while-acting.tsx';
import { UserCard } from './user-card.tsx';
import { UsersList } from './users-list.tsx';

/** Accounts: the list, or the card of the one in the address; hidden while the caller acts for another person. */
export const UsersScreen = () => {
  const t = useTranslations('users');
  const id = Number(useSearchParams().get('user'));
  if (useProfile().grant_id !== null)
    return (
      <NotWhileActing title={t('title')} icon={KeyRound} why={t('acting.title')}>
        {t('acting.text')}
      </NotWhileActing>
    );
  return Number.isSafeInteger(id) && id > 0 ? <UserCard key={id} id={id} /> : <UsersList />;
};
