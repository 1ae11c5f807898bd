'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { hasLeftSession } from '../../rpc/token.ts';
import { useConfirm } from '../../ui/confirm.tsx';

/** Asks before unsaved words, or files on their way, are left behind: by a link of the portal, or by closing the tab. */
export const useLeaveGuard = (unsaved: 'words' | 'files' | undefined): void => {
  const t = useTranslations('documents.form');
  const confirm = useConfirm();
  const router = useRouter();
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => {
      // A session that has ended takes the page along: there is nothing to stay for.
      if (!hasLeftSession()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (
        !(link instanceof HTMLAnchorElement) ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (
        link.origin !== window.location.origin ||
        link.target === '_blank' ||
        link.hasAttribute('download') ||
        link.pathname === window.location.pathname
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      void confirm({
        title: t(unsaved === 'files' ? 'leave_files_title' : 'leave_title'),
        text: t(unsaved === 'files' ? 'leave_files' : 'leave_text'),
        yes: t('leave_yes'),
        no: t('leave_no'),
      }).then((yes) => yes && router.push(`${link.pathname}${link.search}`));
    };
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, confirm, router, t]);
};
