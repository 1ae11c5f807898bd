'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { sideMenu } from '../../lib/routes/menu.ts';
import { useOwesFactor } from '../rpc/profile.ts';
import { MenuLabel, MenuLink, MenuRule } from '../ui/open-menu.tsx';
import { routeIcon } from './route-icon.ts';
import { useMenuReader } from './use-menu-reader.ts';
import { usePortalLink } from './use-portal-link.ts';

/** The groups of the side menu where the screen is too narrow for it: on a phone and at 200 % zoom. */
export const OrganizationItems = () => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const reader = useMenuReader();
  const groups = useOwesFactor() ? [] : sideMenu(reader);
  return groups.map(({ place, routes }) => (
    <Fragment key={place}>
      <MenuLabel>{t(`side.${place}`)}</MenuLabel>
      {routes.map(({ name }) => (
        <MenuLink key={name} href={link(name)} icon={routeIcon(name)}>
          {t(`routes.${name}`)}
        </MenuLink>
      ))}
      <MenuRule />
    </Fragment>
  ));
};
