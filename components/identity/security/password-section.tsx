'use client';
import { useTranslations } from 'next-intl';
import { policyOf } from '../../../lib/identity/password-policy.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useParameters } from '../../shell/portal.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';

/** The change of the password among the other things of security. */
export const PasswordSection = () => {
  const t = useTranslations('passwords');
  const { login, email } = useProfile();
  const policy = policyOf(useParameters());
  return (
    <Panel aria-labelledby="password">
      <PanelHead id="password" title={t('title')} />
      <PanelBody>
        <NewPasswordForm
          owner={{ login, email }}
          policy={policy}
          byLink={false}
          onDone={(count) => notify.success(t('changed', { count }))}
        />
      </PanelBody>
    </Panel>
  );
};
