'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useGrants } from '../identity/grants/use-grants.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useVisitor } from '../rpc/profile.ts';
import { Icon } from '../ui/icon.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { HEADER_BUTTON } from './header-button.ts';

/** The person at the right edge, and the right-hand menu behind them. A visitor finds the way in there. */
export const MeMenu = () => {
  const t = useTranslations('shell');
  const grants = useTranslations('grants');
  const locale = useAppLocale();
  const profile = useVisitor();
  const full = profile ? localised(profile, 'name', locale) : '';
  const { active } = useGrants();
  const own = profile ? shortName(full) : t('visitor');
  const name = active
    ? grants('label', { who: own, whom: shortName(localised(active, 'employee_name', locale)) })
    : own;
  return (
    <LazyMenu
      load={load}
      trigger={
        <button type="button" aria-label={t('me', { name })} className={`${HEADER_BUTTON} ml-1`}>
          {profile && (
            <PersonAvatar name={full} employee_id={profile.employee_id} seed={profile.id} size={28} />
          )}
          <span className={profile ? 'max-wide:hidden' : undefined}>{name}</span>
          <span className="max-tablet:hidden">
            <Icon of={ChevronDown} size={14} />
          </span>
        </button>
      }
    />
  );
};

const load = () => import('./me-menu-open.tsx').then((file) => file.MeMenuOpen);
