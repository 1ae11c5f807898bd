'use client';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../../lib/settings/read.ts';
import { grantIcon, useGrants, useSamePerson } from '../../grants/use-grants.ts';
import { useNames } from '../../people/use-names.ts';
import { HEADER_BUTTON } from '../../shell/header-button.ts';
import { useParameters } from '../../shell/portal.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';

/** The switcher of the header: there for those who have grants, with the icon of the role they act in (AMB-033). */
export const GrantButton = () => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  const names = useNames();
  const { grants, active } = useGrants();
  const hidden = flagOf(useParameters(), 'hide_grants_button');
  useSamePerson();
  if (hidden || grants.length === 0) return null;
  const hint = active
    ? t('acting_hint', {
        name: names.short(active.employee_name, active.employee_name_eng),
        role: shell(`role.${active.role}`),
      })
    : t('hint');
  return (
    <LazyMenu
      load={load}
      trigger={
        <button
          type="button"
          aria-label={hint}
          title={hint}
          className={`${HEADER_BUTTON} max-tablet:hidden ${active ? 'text-accent-ink!' : ''}`}
        >
          <Icon of={grantIcon(active)} />
        </button>
      }
    />
  );
};

const load = () => import('./grant-menu.tsx').then((file) => file.GrantMenu);
