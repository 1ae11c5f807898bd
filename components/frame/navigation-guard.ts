'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { resolvePath } from '../../lib/routes/resolve.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useClients } from '../shell/portal.tsx';
import { notify } from '../ui/notify.ts';

const DENIED = 'denied';

/**
 * A click on an address the roles do not open stays where it is and says so (AMB-004); a cold load of one shows a page
 * that says whose it is. Convenience only: the server refuses the data by itself.
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
};
