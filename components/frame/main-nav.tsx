'use client';
import { useTranslations } from 'next-intl';
import { AppLink } from '../ui/app-link.tsx';
import { Count } from '../ui/count.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useMainLinks } from './main-links.ts';

/** The main menu of the header band. The current entry has a bar in its own ink. */
export const MainNav = () => {
  const t = useTranslations('shell');
  const links = useMainLinks();
  return (
    <nav aria-label={t('main_menu')} className="flex items-stretch max-tablet:hidden">
      {links.map(({ key, href, current, count }) => (
        <AppLink
          key={key}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="relative flex items-center gap-1.5 px-3 font-medium whitespace-nowrap text-inherit no-underline hover:bg-chrome-hover aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-current"
        >
          {t(`menu.${key}`)}
          {count > 0 && (
            <Count>
              {count}
              <VisuallyHidden>
                {' '}
                {t(key === 'approvals' ? 'awaiting_decision' : 'awaiting_you', { count })}
              </VisuallyHidden>
            </Count>
          )}
        </AppLink>
      ))}
    </nav>
  );
};
