'use client';
import { useTranslations } from 'next-intl';
import type { Route } from '../../lib/access/route.ts';
import { listsByGroup, OVER_ALL } from '../../lib/routes/lists-by-group.ts';
import type { MenuGroup } from '../../lib/routes/menu.ts';
import { classNames } from '../ui/class-names.ts';
import { SideGroup } from './side-group.tsx';
import { SideLink } from './side-link.tsx';
import { SideSettings } from './side-settings.tsx';

/** The organisation's work, for hr, accountant and admin. A rail of icons when collapsed or narrow. */
export const SideMenu = ({ groups, open }: { groups: readonly MenuGroup[]; open: boolean }) => {
  const t = useTranslations('shell');
  return (
    <nav
      aria-label={t('side_menu')}
      className={classNames(
        'flex-none border-r border-line bg-bg max-wide:w-16 max-tablet:hidden print:hidden',
        open ? 'w-(--side)' : 'w-16',
      )}
    >
      {/* It stays in sight while a long page scrolls. */}
      <div className="sticky top-(--header) max-h-[calc(100dvh-var(--header))] overflow-y-auto p-3">
        {groups.map(({ place, routes }) => (
          <section key={place} aria-labelledby={`side-${place}`} className="mb-2">
            <h2
              id={`side-${place}`}
              className={classNames(
                'px-2.5 pt-3 pb-1.5 text-xs font-medium text-ink-3 max-wide:sr-only',
                !open && 'sr-only',
              )}
            >
              {t(`side.${place}`)}
            </h2>
            {place === 'documents' ? (
              <Lists routes={routes} open={open} />
            ) : place === 'setup' ? (
              <SideSettings routes={routes} open={open} />
            ) : (
              <ul>
                {routes.map(({ name }) => (
                  <li key={name}>
                    <SideLink name={name} open={open} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </nav>
  );
};

/** What waits, then the lists by group of their families. */
const Lists = ({ routes, open }: { routes: readonly Route[]; open: boolean }) => (
  <ul>
    {routes
      .filter(({ name }) => OVER_ALL.has(name))
      .map(({ name }) => (
        <li key={name}>
          <SideLink name={name} open={open} accent />
        </li>
      ))}
    {listsByGroup(routes).map((each) => (
      <li key={each.group}>
        <SideGroup {...each} open={open} />
      </li>
    ))}
  </ul>
);
