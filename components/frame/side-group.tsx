'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import type { ListGroup } from '../../lib/routes/lists-by-group.ts';
import { KEYS, readStored, writeStored } from '../rpc/storage.ts';
import { useAddress } from '../shell/portal.tsx';
import { useBadge, useGroupBadge } from '../shell/waiting.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import { groupIcon } from './route-icon.ts';
import { SideLine, SideLink } from './side-link.tsx';

const HEAD =
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left text-ink-2 hover:bg-hover hover:text-ink';

/** Lists of one group: folded with what waits in it in sight, in its lists or in none, open while one of them is shown; in the rail a menu beside it. */
export const SideGroup = ({ group, routes, open }: ListGroup & { open: boolean }) => {
  const t = useTranslations('shell');
  const { route } = useAddress();
  const badge = useBadge();
  const [unfolded, toggle] = useUnfolded(
    group,
    routes.some(({ name }) => name === route.name),
  );
  const waiting = useGroupBadge(group);
  const name = t(`groups.${group}`);
  const id = `side-group-${group}`;
  return (
    <>
      <div className={classNames('max-wide:hidden', !open && 'hidden')}>
        <button type="button" aria-expanded={unfolded} aria-controls={id} onClick={toggle} className={HEAD}>
          <Icon of={groupIcon(group)} />
          <span className="flex-1">{name}</span>
          {waiting.count > 0 && <span className="text-sm text-ink-3">{waiting.count}</span>}
          <Icon of={ChevronRight} size={16} className={unfolded ? 'rotate-90' : ''} />
        </button>
        <ul id={id} hidden={!unfolded}>
          {waiting.count > 0 && (
            <li>
              <SideLine {...waiting} label={t('groups.waiting')} open={open} nested />
            </li>
          )}
          {routes.map((each) => (
            <li key={each.name}>
              <SideLink name={each.name} open={open} nested />
            </li>
          ))}
        </ul>
      </div>
      <div className={open ? 'wide:hidden' : ''}>
        <Menu
          label={name}
          align="start"
          trigger={
            <button
              type="button"
              aria-label={name}
              title={name}
              className={classNames(HEAD, 'h-10 justify-center px-0')}
            >
              <Icon of={groupIcon(group)} />
            </button>
          }
        >
          {waiting.count > 0 && (
            <MenuLink href={waiting.href} trailing={waiting.count}>
              {t('groups.waiting')}
            </MenuLink>
          )}
          {routes.map((each) => (
            <MenuLink key={each.name} href={badge(each).href} trailing={badge(each).count || undefined}>
              {t(`routes.${each.name}`)}
            </MenuLink>
          ))}
        </Menu>
      </div>
    </>
  );
};

/** Whether a group is unfolded: as the person left it, else while it holds the list that is shown. */
const useUnfolded = (group: string, current: boolean): [boolean, () => void] => {
  const stored = useSyncExternalStore(
    never,
    () => kept()[group],
    () => undefined,
  );
  const [chosen, setChosen] = useState<boolean>();
  const unfolded = current ? (chosen ?? true) : (chosen ?? stored ?? false);
  return [
    unfolded,
    () => {
      writeStored('local', KEYS.side, { ...kept(), [group]: !unfolded });
      setChosen(!unfolded);
    },
  ];
};

const never = () => () => undefined;

const kept = (): Readonly<Record<string, boolean | undefined>> => {
  const stored = readStored('local', KEYS.side);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {};
};
