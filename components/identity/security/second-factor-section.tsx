'use client';
import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mustHaveSecondFactor } from '../../../lib/identity/second-factor.ts';
import { flagOf, listOf } from '../../../lib/settings/read.ts';
import { call } from '../../rpc/client.ts';
import { useOwesFactor, useProfile } from '../../rpc/profile.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { usePortal } from '../../shell/portal.tsx';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { CodesDialog } from './second-factor/codes-dialog.tsx';
import { type Provable, ProveDialog } from './second-factor/prove-dialog.tsx';
import { type NewSecret, SetUpDialog } from './second-factor/set-up-dialog.tsx';

const FEW = 3;

/** The second step of signing in: on, off, and the codes for a lost phone. Shown where the company offers it (TFA-06). */
export const SecondFactorSection = () => {
  const t = useTranslations('factors');
  const router = useRouter();
  const { two_factor, recovery_codes_left, roles } = useProfile();
  const { parameters } = usePortal();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<NewSecret>();
  const [asked, setAsked] = useState<Provable>();
  const [codes, setCodes] = useState<readonly string[]>();
  const on = two_factor !== '';
  const owing = useOwesFactor();
  const required = owing || mustHaveSecondFactor(listOf(parameters, 'two_factor_required_roles'), roles);
  if (!on && !required && !flagOf(parameters, 'two_factors_show_in_profile')) return null;

  const begin = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setMade(await call<NewSecret>('user.auth', { action: 'createSecret' }));
    } catch (caught) {
      setError(errorText(caught));
    } finally {
      setBusy(false);
    }
  };
  const show = (fresh: readonly string[]) => {
    setMade(undefined);
    setAsked(undefined);
    setCodes(fresh);
  };
  const kept = () => {
    setCodes(undefined);
    // Until now other calls were refused: everything is read again.
    if (owing) window.location.reload();
    else router.refresh();
  };
  const proved = (action: Provable, result: { recovery_codes?: string[] }) => {
    if (action === 'newRecoveryCodes') return show(result.recovery_codes ?? []);
    setAsked(undefined);
    notify.success(t('removed'));
    router.refresh();
  };

  return (
    <Panel aria-labelledby="second-factor">
      <PanelHead id="second-factor" title={t('title')}>
        {on && (
          <span className="flex items-center gap-1.5 font-medium text-success-ink">
            <Icon of={ShieldCheck} size={16} />
            {t('is_on')}
          </span>
        )}
      </PanelHead>
      <PanelBody className="flex flex-col items-start gap-4">
        <p className="text-ink-2">{t(on ? 'on_text' : 'off_text')}</p>
        {on && recovery_codes_left < FEW && (
          <Note tone="warning" title={t('left', { count: recovery_codes_left })}>
            {t('few_text')}
          </Note>
        )}
        {on && recovery_codes_left >= FEW && <p>{t('left', { count: recovery_codes_left })}</p>}
        {error && (
          <p role="alert" className="text-error-ink">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {on ? (
            <>
              <Button onClick={() => setAsked('newRecoveryCodes')}>{t('newRecoveryCodes.open')}</Button>
              <Button variant="quiet-danger" onClick={() => setAsked('removeSecret')}>
                {t('removeSecret.open')}
              </Button>
            </>
          ) : (
            <Button variant="tonal" busy={busy} onClick={() => void begin()}>
              {t('set_up')}
            </Button>
          )}
        </div>
      </PanelBody>
      <SetUpDialog made={made} onClose={() => setMade(undefined)} onDone={show} />
      <ProveDialog<{ recovery_codes?: string[] }>
        action={asked}
        onClose={() => setAsked(undefined)}
        onDone={proved}
      />
      <CodesDialog codes={codes} onKept={kept} />
    </Panel>
  );
};
