'use client';
import { useTranslations } from 'next-intl';
import { localised } from '../../../lib/i18n/localised.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useProfile } from '../../rpc/profile.ts';
import { KeysSwitch } from '../../shell/keys-switch.tsx';
import { LANGUAGES } from '../../shell/languages.data.ts';
import { useParameters } from '../../shell/portal.tsx';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { MailAddress } from '../../ui/mail-address.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SHOWN_ROLES } from '../users/user-row.ts';
import { PhotoControl } from './photo-control.tsx';
import { SeenPanel } from './seen-panel.tsx';

/** Own data as the personnel department keeps them, and the person's own choices for this portal. */
export const OwnTab = () => {
  const t = useTranslations('shell');
  const profile = useProfile();
  const { locale, speak } = useLanguage();
  const languageIsFixed = flagOf(useParameters(), 'language_switch_off');
  const name = localised(profile, 'name', locale);
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2">
      <Panel aria-labelledby="profile-me">
        <div className="flex items-center gap-4 px-5 pt-5 pb-4">
          <PhotoControl name={name} />
          <div className="min-w-0">
            <h2 id="profile-me">{name}</h2>
            <p className="text-ink-2">{localised(profile, 'position', locale)}</p>
          </div>
        </div>
        <PanelBody>
          <Facts
            items={[
              [t('organization'), localised(profile, 'organization_name', locale)],
              [t('login'), profile.login],
              [
                t('email'),
                profile.email ? <MailAddress key="email" address={profile.email} /> : t('not_given'),
              ],
              [
                t('roles'),
                SHOWN_ROLES.filter((role) => profile.roles.includes(role))
                  .map((role) => t(`role.${role}`))
                  .join(', '),
              ],
            ]}
          />
        </PanelBody>
      </Panel>
      <Panel aria-labelledby="profile-look">
        <PanelHead id="profile-look" title={t('preferences')} />
        <PanelBody className="flex flex-col gap-5">
          {!languageIsFixed && (
            <div className="flex flex-col items-start gap-1.5">
              <p className="text-sm font-medium text-ink-2">{t('language')}</p>
              <Segmented label={t('language')} value={locale} onValueChange={speak} options={LANGUAGES} />
            </div>
          )}
          <ThemeChoice />
          <KeysSwitch />
        </PanelBody>
      </Panel>
      {profile.employee_id !== null && profile.grant_id === null && <SeenPanel />}
    </div>
  );
};
