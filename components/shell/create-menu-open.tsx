'use client';
import { useTranslations } from 'next-intl';
import type { MenuTrigger } from '../ui/lazy-menu.tsx';
import { Menu, MenuLink } from '../ui/open-menu.tsx';
import { useCreatable } from './creatable.ts';

export const CreateMenuOpen = ({ trigger }: { trigger: MenuTrigger }) => {
  const t = useTranslations('shell');
  return (
    <Menu defaultOpen label={t('create')} trigger={trigger}>
      {useCreatable().map(({ family, icon, href }) => (
        <MenuLink key={family} href={href} icon={icon}>
          {t(`families.${family}`)}
        </MenuLink>
      ))}
    </Menu>
  );
};
