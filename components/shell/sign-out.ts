'use client';
import { useCallback, useEffect } from 'react';
import { tellSignedOut, whenSignedOutElsewhere } from '../rpc/tabs.ts';
import { bearer, leaveSession } from '../rpc/token.ts';
import { post } from '../rpc/transport.ts';
import { usePortalLink } from './use-portal-link.ts';

/**
 * Ends the session on the server, here and in the other tabs, then shows the logged-out screen. Without the server it
 * ends here.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const link = usePortalLink();
  return useCallback(async () => {
    const token = await bearer().catch(() => undefined);
    // From here on no call of this tab may find out by itself that the session is over.
    leaveSession();
    if (token) await post('token.remove', {}, { bearer: token }).catch(() => undefined);
    tellSignedOut();
    window.location.assign(link('login', {}, { out: 1 }));
  }, [link]);
};

/** Leaves with the other tabs: whoever signs out in one has signed out in all. */
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
