'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { resolvePath } from '../../lib/routes/resolve.ts';
import { useVisitor } from '../rpc/profile.ts';
import { notify } from '../ui/notify.ts';
import { useClients } from './portal.tsx';

const DENIED = 'denied';

/**
 * A click on an address the roles do not open stays where it is and says so; a cold load of one was sent home by
 * the server, which says so here (AMB-004). Convenience only: the server refuses the data by itself.
 */
export const useNavigationGuard = (): void => {
  const t = useTranslations('shell');
  const profile = useVisitor();
  const clients = useClients();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== window.location.origin || !profile)
        return;
      const address = resolvePath(anchor.pathname, clients);
      if (!address || mayOpen(address.route, profile.roles)) return;
      event.preventDefault();
      event.stopPropagation();
      notify.error(t('no_access'), { key: DENIED });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [clients, profile, t]);

  useEffect(() => {
    const here = new URL(window.location.href);
    if (!here.searchParams.has(DENIED)) return;
    here.searchParams.delete(DENIED);
    window.history.replaceState(window.history.state, '', here);
    notify.error(t('no_access'), { key: DENIED });
  }, [t]);
};
