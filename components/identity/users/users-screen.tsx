'use client';
import { useSearchParams } from 'next/navigation';
import { UserCard } from './user-card.tsx';
import { UsersList } from './users-list.tsx';

/** Accounts: the list, or the card of the one the address names. */
export const UsersScreen = () => {
  const id = Number(useSearchParams().get('user'));
  return Number.isSafeInteger(id) && id > 0 ? <UserCard key={id} id={id} /> : <UsersList />;
};
