'use client';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import { useGrants } from '../grants/use-grants.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';

/**
 * The person at the right edge: the avatar leads to their card where their roles have one, the name opens the right-hand
 * menu; a phone has room for one of the two, and the card stands in the menu. A visitor finds the way in there.
 */
export const MeMenu = () => {
  const t = useTranslations('shell');
  const grants = useTranslations('grants');
  const locale = useAppLocale();
  const link = usePortalLink();
  const owing = useOwesFactor();
  const profile = useVisitor();
  const full = profile ? localised(profile, 'name', locale) : '';
  const { active } = useGrants();
  const own = profile ? shortName(full) : t('visitor');
  const name = active
    ? grants('label', { who: own, whom: shortName(localised(active, 'employee_name', locale)) })
    : own;
  const card = routeNamed('employee');
  const hasCard = profile !== null && !owing && card !== undefined && mayOpen(card, profile.roles);
  const avatar = profile ? (
    <PersonAvatar name={full} employee_id={profile.employee_id} seed={profile.id} size={28} />
  ) : (
    <Icon of={CircleUserRound} size={20} className="tablet:hidden" />
  );
  return (
    <>
      {hasCard && (
        <AppLink
          href={link('employee')}
          aria-label={t('my_card')}
          title={t('my_card')}
          className={`${HEADER_BUTTON} ml-1 max-tablet:hidden`}
        >
          {avatar}
        </AppLink>
      )}
      <LazyMenu
        load={load}
        trigger={
          <button type="button" aria-label={t('me', { name })} className={HEADER_BUTTON}>
            <span className={hasCard ? 'tablet:hidden' : undefined}>{avatar}</span>
            <span className={profile ? 'max-wide:hidden' : 'max-tablet:hidden'}>{name}</span>
            <span className="max-tablet:hidden">
              <Icon of={ChevronDown} size={14} />
            </span>
          </button>
        }
      />
    </>
  );
};

const load = () => import('./me-menu-open.tsx').then((file) => file.MeMenuOpen);
