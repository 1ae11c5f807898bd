'use client';
import { useTranslations } from 'next-intl';
import type { MenuTrigger } from '../ui/lazy-menu.tsx';
import { Menu } from '../ui/open-menu.tsx';
import { MeMenuItems } from './me-menu-items.tsx';
import { OrganizationItems } from './organization-items.tsx';

export const MeMenuOpen = ({ trigger }: { trigger: MenuTrigger }) => {
  const t = useTranslations('shell');
  return (
    <Menu defaultOpen label={t('me_menu')} trigger={trigger}>
      <MeMenuItems />
    </Menu>
  );
};

/** The phone's «Ещё»: the organization's work first, then the same and what has no other place there. */
export const MoreMenuOpen = ({ trigger }: { trigger: MenuTrigger }) => {
  const t = useTranslations('shell');
  return (
    <Menu defaultOpen label={t('tabs.more')} trigger={trigger}>
      <OrganizationItems />
      <MeMenuItems full />
    </Menu>
  );
};
