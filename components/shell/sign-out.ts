'use client';
import { useCallback, useEffect } from 'react';
import { sendDelayed } from '../rpc/delayed.ts';
import { tellSignedOut, whenSignedOutElsewhere } from '../rpc/tabs.ts';
import { bearer, leaveSession } from '../rpc/token.ts';
import { post } from '../rpc/transport.ts';
import { usePortalLink } from './use-portal-link.ts';

interface SignedOut {
  /** Where a session of single sign-on leaves its provider too. */
  readonly leave?: string;
}

/**
 * Sends what was decided a moment ago, ends the session on the server, here and in the other tabs, then leaves the
 * provider of single sign-on, or shows `next`: the logged-out screen when it is not said. Without the server it ends
 * here.
 */
export const useSignOut = (next?: string): (() => Promise<void>) => {
  const link = usePortalLink();
  return useCallback(async () => {
    await sendDelayed();
    const token = await bearer().catch(() => undefined);
    const answer = await endSessionHere(token);
    window.location.assign(answer?.leave ?? next ?? link('login', {}, { out: 1 }));
  }, [link, next]);
};

/** Ends the session of this browser, here and in the other tabs; without a token the cookie says which. */
export const endSessionHere = async (token?: string): Promise<SignedOut | undefined> => {
  // From here on no call of this tab may find out by itself that the session is over.
  leaveSession();
  const answer = await post<SignedOut>('token.remove', {}, { bearer: token }).catch(() => undefined);
  tellSignedOut();
  return answer;
};

/** Signs out with the other tabs: a person who signs out in one tab is signed out in all. */
export const useSignedOutElsewhere = (): void => {
  const link = usePortalLink();
  useEffect(
    () =>
      whenSignedOutElsewhere(() => {
        leaveSession();
        window.location.replace(link('login', {}, { out: 1 }));
      }),
    [link],
  );
};
