'use client';
import { useTranslations } from 'next-intl';
import { useLanguage } from '../i18n/language.tsx';
import { LANGUAGES } from '../shell/languages.data.ts';
import type { MenuTrigger } from '../ui/lazy-menu.tsx';
import { Menu, MenuChoice } from '../ui/open-menu.tsx';

export const LanguageMenuOpen = ({ trigger }: { trigger: MenuTrigger }) => {
  const t = useTranslations('shell');
  const { locale, speak } = useLanguage();
  return (
    <Menu defaultOpen label={t('language')} trigger={trigger}>
      <MenuChoice
        value={locale}
        onValueChange={(next) => speak(next === 'en' ? 'en' : 'ru')}
        options={LANGUAGES}
      />
    </Menu>
  );
};
