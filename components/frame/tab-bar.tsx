'use client';
import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Count } from '../ui/count.tsx';
import { Icon, type IconType } from '../ui/icon.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useMainLinks } from './main-links.ts';

const TAB =
  'relative flex min-w-0 flex-auto flex-col items-center justify-center gap-[3px] text-xs text-ink-2 no-underline aria-[current]:font-semibold aria-[current]:text-primary-ink aria-[current]:before:absolute aria-[current]:before:inset-x-[26%] aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:rounded-b-[3px] aria-[current]:before:bg-primary';

/** The phone's main menu, at the bottom edge under the thumb. */
export const TabBar = () => {
  const t = useTranslations('shell');
  const links = useMainLinks();
  return (
    <nav
      aria-label={t('main_menu')}
      className="sticky bottom-0 z-(--z-actionbar) flex h-(--tabbar) border-t border-line bg-surface px-0.5 tablet:hidden print:hidden"
    >
      {links.map(({ key, href, icon, current, count }) => (
        <AppLink key={key} href={href} aria-current={current ? 'page' : undefined} className={TAB}>
          <TabFace icon={icon} label={t(`tabs.${key}`)} />
          {count > 0 && (
            <span className="absolute top-1 left-[calc(50%+4px)]">
              <Count>
                {count}
                <VisuallyHidden>
                  {' '}
                  {t(key === 'approvals' ? 'awaiting_decision' : 'awaiting_you', { count })}
                </VisuallyHidden>
              </Count>
            </span>
          )}
        </AppLink>
      ))}
      <LazyMenu
        load={load}
        trigger={
          <button type="button" className={classNames(TAB, 'font-normal')}>
            <TabFace icon={Ellipsis} label={t('tabs.more')} />
          </button>
        }
      />
    </nav>
  );
};

const TabFace = ({ icon, label }: { icon: IconType; label: string }) => (
  <>
    <Icon of={icon} size={22} />
    <span className="max-w-full truncate">{label}</span>
  </>
);

const load = () => import('./me-menu-open.tsx').then((file) => file.MoreMenuOpen);
