'use client';
import { ChevronDown, Globe } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../lib/settings/read.ts';
import { useLanguage } from '../i18n/language.tsx';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import { LANGUAGES } from '../shell/languages.data.ts';
import { useParameters } from '../shell/portal.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';

/** The language of the portal; hidden by a parameter. `long` is the one of the sign-in page. */
export const LanguageMenu = ({ long = false }: { long?: boolean }) => {
  const t = useTranslations('shell');
  const { locale } = useLanguage();
  if (flagOf(useParameters(), 'language_switch_off')) return null;
  const current = LANGUAGES.find((each) => each.value === locale) ?? LANGUAGES[0];
  return (
    <LazyMenu
      load={load}
      trigger={
        <button
          type="button"
          aria-label={`${t('language')}: ${long ? current.label : current.short}`}
          className={classNames(HEADER_BUTTON, !long && 'max-tablet:hidden')}
        >
          {long && <Icon of={Globe} />}
          {long ? current.label : current.short}
          <Icon of={ChevronDown} size={14} />
        </button>
      }
    />
  );
};

const load = () => import('./language-menu-open.tsx').then((file) => file.LanguageMenuOpen);
