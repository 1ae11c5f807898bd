'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '../../rpc/client.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';

/** Ends every other session of the person. */
export const SignOutElsewhere = () => {
  const t = useTranslations('sessions');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      const { data } = await call<{ data: { ended: number } }>('user.auth', { action: 'endOtherSessions' });
      notify.success(t('ended', { count: data.ended }));
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel aria-labelledby="sessions">
      <PanelHead id="sessions" title={t('title')} />
      <PanelBody>
        <Button busy={busy} onClick={() => void end()}>
          {t('end_others')}
        </Button>
      </PanelBody>
    </Panel>
  );
};
