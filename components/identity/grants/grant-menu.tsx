'use client';
import { KeyRound, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { grantIcon, useGrants, useSwitchGrant } from '../../grants/use-grants.ts';
import { useNames } from '../../people/use-names.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import type { MenuTrigger } from '../../ui/lazy-menu.tsx';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../ui/open-menu.tsx';

/** The people one may act for, one click each; the way back to oneself. */
export const GrantMenu = ({ trigger }: { trigger: MenuTrigger }) => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  const names = useNames();
  const link = usePortalLink();
  const { grants, active } = useGrants();
  const { switchTo } = useSwitchGrant();
  return (
    <Menu defaultOpen label={t('title')} trigger={trigger}>
      {active && (
        <MenuItem icon={Undo2} onSelect={() => void switchTo(null)}>
          {t('back')}
        </MenuItem>
      )}
      {grants
        .filter((grant) => grant !== active)
        .map((grant) => (
          <MenuItem
            key={grant.id}
            icon={grantIcon(grant)}
            onSelect={() => void switchTo(grant.id)}
            trailing={<span className="text-sm text-ink-3">{shell(`role.${grant.role}`)}</span>}
          >
            <bdi>{names.short(grant.employee_name, grant.employee_name_eng)}</bdi>
          </MenuItem>
        ))}
      <MenuRule />
      <MenuLink href={link('ugrants')} icon={KeyRound}>
        {t('title')}
      </MenuLink>
    </Menu>
  );
};
