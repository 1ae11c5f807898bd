'use client';
import { type Change, useAddressState } from '../../lists/use-address-state.ts';
import { readUsers, type UsersState, writeUsers } from './users-state.ts';

export type ChangeUsers = Change<UsersState>;

/** The state of the list, held by the address. Any change but a turn of the page begins at page one. */
export const useUsersState = (): [UsersState, ChangeUsers] => useAddressState(readUsers, changed);

const changed = (state: UsersState, patch: Partial<UsersState>) =>
  writeUsers({ ...state, page: 1, ...patch });
