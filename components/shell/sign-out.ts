'use client';
import { useCallback } from 'react';
import { call } from '../rpc/client.ts';
import { forgetToken } from '../rpc/token.ts';
import { usePortalLink } from './use-portal-link.ts';

/** Ends the session here and on the server, then shows the logged-out screen. Without the server it ends here. */
export const useSignOut = (): (() => Promise<void>) => {
  const link = usePortalLink();
  return useCallback(async () => {
    await call('token.remove').catch(() => undefined);
    forgetToken();
    window.location.assign(link('login', {}, { out: 1 }));
  }, [link]);
};
