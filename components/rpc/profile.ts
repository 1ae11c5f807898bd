'use client';
import { createContext, useContext } from 'react';
import type { Profile } from '../../lib/rpc/sign-in.ts';

export const ProfileContext = createContext<Profile | null>(null);

/** Who is signed in; null for a visitor. */
export const useVisitor = (): Profile | null => useContext(ProfileContext);

/** Whether all there is for the person is to set up a second factor. */
export const useOwesFactor = (): boolean => useVisitor()?.must_set_second_factor === '1';

/** Who is signed in. Only for screens that are not drawn for visitors. */
export const useProfile = (): Profile => {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('This part of the portal is drawn for signed-in people only.');
  return profile;
};
