'use client';
import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { listsByGroup, OVER_ALL } from '../../lib/routes/lists-by-group.ts';
import { type MenuGroup, menuOf, sideMenu } from '../../lib/routes/menu.ts';
import { settingsByGroup } from '../../lib/routes/settings-groups.ts';
import { useOwesFactor } from '../rpc/profile.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { type Badge, useBadge } from '../shell/waiting.ts';
import { Count } from '../ui/count.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuRule } from '../ui/open-menu.tsx';
import { routeIcon } from './route-icon.ts';

/** Every list of the person's roles where there is no room for a side menu: on a phone and at 200 % zoom. */
export const OrganizationItems = () => {
  const reader = useMenuReader();
  if (useOwesFactor()) return null;
  const side = sideMenu(reader);
  const there = side.flatMap(({ routes }) => routes);
  const work: readonly MenuGroup[] = (['mine', 'approvals'] as const)
    .map((place) => ({ place, routes: menuOf(place, reader).filter((route) => !there.includes(route)) }))
    .filter(({ routes }) => routes.length > 0);
  return [...work, ...side].map((part) => (
    <Fragment key={part.place}>
      <PlaceItems {...part} />
      <MenuRule />
    </Fragment>
  ));
};

/** A part of the menus: of its lists those in which something waits, by group; the empty ones once they are asked for. */
const PlaceItems = ({ place, routes }: MenuGroup) => {
  const t = useTranslations('shell');
  const badge = useBadge();
  const [unfolded, setUnfolded] = useState(false);
  const empty = routes.filter((route) => route.family !== undefined && badge(route).count === 0);
  const shown = unfolded ? routes : routes.filter((route) => !empty.includes(route));
  const over = shown.filter(({ name }) => OVER_ALL.has(name));
  const groups = place === 'setup' ? [] : listsByGroup(shown);
  return (
    <>
      <MenuLabel>{t(`side.${place}`)}</MenuLabel>
      {over.map((route) => (
        <RouteItem key={route.name} name={route.name} {...badge(route)} />
      ))}
      {place === 'setup' &&
        settingsByGroup(routes).map(({ group, routes: settings }) => (
          <Fragment key={group}>
            <MenuLabel>{t(`settings.${group}`)}</MenuLabel>
            {settings.map((route) => (
              <RouteItem key={route.name} name={route.name} {...badge(route)} />
            ))}
          </Fragment>
        ))}
      {groups.map(({ group, routes: lists }) => (
        <Fragment key={group}>
          {groups.length > 1 && <MenuLabel>{t(`groups.${group}`)}</MenuLabel>}
          {lists.map((route) => (
            <RouteItem key={route.name} name={route.name} {...badge(route)} />
          ))}
        </Fragment>
      ))}
      {empty.length > 0 && !unfolded && (
        <MenuItem keepsOpen onSelect={() => setUnfolded(true)}>
          {t('groups.empty', { count: empty.length })}
        </MenuItem>
      )}
    </>
  );
};

const RouteItem = ({ name, count, href }: Badge & { name: string }) => {
  const t = useTranslations('shell');
  return (
    <MenuLink href={href} icon={routeIcon(name)} trailing={count > 0 && <Count>{count}</Count>}>
      {t(`routes.${name}`)}
    </MenuLink>
  );
};
