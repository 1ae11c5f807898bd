'use client';
import { useTranslations } from 'next-intl';
import type { MenuGroup } from '../../lib/routes/menu.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useAddress } from './portal.tsx';
import { routeIcon } from './route-icon.ts';
import { usePortalLink } from './use-portal-link.ts';

/** The organisation's work, for hr, accountant and admin. A rail of icons when collapsed or narrow. */
export const SideMenu = ({ groups, open }: { groups: readonly MenuGroup[]; open: boolean }) => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const { route } = useAddress();
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
            <ul>
              {routes.map(({ name }) => (
                <li key={name}>
                  <AppLink
                    href={link(name)}
                    aria-current={route.name === name ? 'page' : undefined}
                    title={t(`routes.${name}`)}
                    className={classNames(
                      'group flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 leading-snug text-ink-2 no-underline hover:bg-hover hover:text-ink max-wide:h-10 max-wide:justify-center max-wide:px-0',
                      'aria-[current]:bg-primary-soft-2 aria-[current]:font-medium aria-[current]:text-ink',
                      !open && 'h-10 justify-center px-0',
                    )}
                  >
                    <Icon of={routeIcon(name)} className="group-aria-[current]:text-primary-ink" />
                    <span className={classNames('max-wide:sr-only', !open && 'sr-only')}>
                      {t(`routes.${name}`)}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
};
