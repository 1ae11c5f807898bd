'use client';
import { KeyRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { NotWhileActing } from '../../shell/not-while-acting.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { UsersList } from './users-list.tsx';

const loadCard = () => import('./user-card.tsx').then((file) => file.UserCard);
const UserCard = dynamic(loadCard);

/** Accounts: the list, or the card of the one in the address; hidden while the caller acts for another person. */
export const UsersScreen = () => {
  const t = useTranslations('users');
  useFetchedAhead(loadCard);
  const id = Number(useSearchParams().get('user'));
  if (useProfile().grant_id !== null)
    return (
      <NotWhileActing title={t('title')} icon={KeyRound} why={t('acting.title')}>
        {t('acting.text')}
      </NotWhileActing>
    );
  return Number.isSafeInteger(id) && id > 0 ? <UserCard key={id} id={id} /> : <UsersList />;
};
