'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Route } from '../../lib/access/route.ts';
import { settingsByGroup } from '../../lib/routes/settings-groups.ts';
import { classNames } from '../ui/class-names.ts';
import { TextInput } from '../ui/text-input.tsx';
import { SideLink } from './side-link.tsx';

/** So many settings are in sight at once without looking for one. */
const FEW = 8;

/** Settings by group, narrowed by what is typed: a part of a name, or of the name of its group. In the rail only pictures. */
export const SideSettings = ({ routes, open }: { routes: readonly Route[]; open: boolean }) => {
  const t = useTranslations('shell');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  const groups = settingsByGroup(routes)
    .map(({ group, routes: all }) => ({
      group,
      found: has(t(`settings.${group}`)) ? all : all.filter(({ name }) => has(t(`routes.${name}`))),
    }))
    .filter(({ found }) => found.length > 0);
  return (
    <>
      {routes.length > FEW && (
        <div className={classNames('px-2.5 pb-1 max-wide:hidden', !open && 'hidden')}>
          <TextInput
            type="search"
            aria-label={t('settings.find')}
            placeholder={t('settings.find')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
          />
        </div>
      )}
      {groups.length === 0 && (
        <p role="status" className={classNames('px-2.5 py-1.5 text-sm text-ink-2', !open && 'hidden')}>
          {t('settings.none')}
        </p>
      )}
      {groups.map(({ group, found }) => (
        <div key={group}>
          <h3
            id={`side-settings-${group}`}
            className={classNames('px-2.5 pt-2 pb-1 text-xs text-ink-3 max-wide:sr-only', !open && 'sr-only')}
          >
            {t(`settings.${group}`)}
          </h3>
          <ul aria-labelledby={`side-settings-${group}`}>
            {found.map(({ name }) => (
              <li key={name}>
                <SideLink name={name} open={open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
};
