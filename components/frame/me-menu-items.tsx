'use client';
import {
  Bell,
  CircleHelp,
  FileText,
  IdCard,
  Info,
  KeyRound,
  LogIn,
  LogOut,
  TextCursorInput,
  UserRound,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { useLanguage } from '../i18n/language.tsx';
import { textsEdited } from '../i18n/texts-edited.ts';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { LANGUAGES } from '../shell/languages.data.ts';
import { useParameters } from '../shell/portal.tsx';
import { useSignOut } from '../shell/sign-out.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { MenuChoice, MenuItem, MenuLabel, MenuLink, MenuRule } from '../ui/open-menu.tsx';
import { AddressedItems } from './addressed-items.tsx';
import { useGuideLink } from './use-guide-link.ts';

/** The right-hand menu. `full` adds what the phone has no other place for. */
export const MeMenuItems = ({ full = false }: { full?: boolean }) => {
  const t = useTranslations('shell');
  const grants = useTranslations('grants');
  const parameters = useParameters();
  const link = usePortalLink();
  const profile = useVisitor();
  const owing = useOwesFactor();
  const guide = useGuideLink();
  const signOut = useSignOut();
  const card = routeNamed('employee');
  const { hidden } = useMenuReader();
  if (!profile)
    return (
      <MenuLink href={link('login')} icon={LogIn}>
        {t('sign_in')}
      </MenuLink>
    );
  return (
    <>
      {!owing && (
        <>
          {!hidden.has('profile') && (
            <MenuLink href={link('profile')} icon={UserRound}>
              {t('profile')}
            </MenuLink>
          )}
          {full && card && !hidden.has('employee') && mayOpen(card, profile.roles) && (
            <MenuLink href={link('employee')} icon={IdCard}>
              {t('my_card')}
            </MenuLink>
          )}
          {profile.roles.includes('employee') && !hidden.has('upapers-own') && (
            <MenuLink href={link('upapers-own')} icon={FileText}>
              {t('routes.upapers-own')}
            </MenuLink>
          )}
          <AddressedItems />
          {!flagOf(parameters, 'hide_grants_button') && !hidden.has('ugrants') && (
            <MenuLink href={link('ugrants')} icon={KeyRound}>
              {grants('title')}
            </MenuLink>
          )}
          {guide && (
            <MenuLink href={guide} icon={CircleHelp}>
              {t('routes.guide')}
            </MenuLink>
          )}
          {profile.roles.includes('admin') && (
            <MenuItem icon={TextCursorInput} onSelect={textsEdited.start}>
              {t('edit_texts')}
            </MenuItem>
          )}
          {full && (
            <>
              {!hidden.has('umessages') && (
                <MenuLink href={link('umessages')} icon={Bell}>
                  {t('messages')}
                </MenuLink>
              )}
              {!hidden.has('about') && (
                <MenuLink href={link('about')} icon={Info}>
                  {t('about')}
                </MenuLink>
              )}
              <LanguageItems />
            </>
          )}
          <MenuRule />
        </>
      )}
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        {t('sign_out')}
      </MenuItem>
    </>
  );
};

const LanguageItems = () => {
  const t = useTranslations('shell');
  const { locale, speak } = useLanguage();
  if (flagOf(useParameters(), 'language_switch_off')) return null;
  return (
    <>
      <MenuRule />
      <MenuLabel>{t('language')}</MenuLabel>
      <MenuChoice
        value={locale}
        onValueChange={(next) => speak(next === 'en' ? 'en' : 'ru')}
        options={LANGUAGES}
      />
    </>
  );
};
