'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';

/** The list of what was prepared together, of the role that the caller has. */
export const useListOfGroups = (): { href: string; label: string } => {
  const t = useTranslations('shell.routes');
  const link = usePortalLink();
  const { roles } = useProfile();
  const name = roles.includes('manager') ? 'overtime-master-sub' : 'overtime-master-rev';
  return { href: link(name), label: t(name) };
};
