'use client';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '../../rpc/client.ts';
import { askPasskey, type RequestOptions, usePasskeyErrorText } from '../../rpc/passkey.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StepUpForm } from './step-up-form.tsx';

const FORM = 'step-up';

/** The window in which the person proves themselves by one of `methods`; answers whether they did. */
export const StepUpDialog = ({
  methods,
  onAnswer,
}: {
  methods: readonly string[];
  onAnswer: (proved: boolean) => void;
}) => {
  const t = useTranslations('passkeys');
  const cancel = useTranslations('common');
  const passkey = usePasskeyProof();
  const [busy, setBusy] = useState(false);
  const byPasskey = async () => {
    if (await passkey.prove()) onAnswer(true);
  };
  const by = methods.includes('password')
    ? 'password'
    : methods.includes('totp') || methods.includes('recovery')
      ? 'code'
      : undefined;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onAnswer(false)}
      title={t('proof_title')}
      description={t('proof_text')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {cancel('cancel')}
          </Button>
          {methods.includes('passkey') && (
            <Button
              variant={by ? 'outlined' : 'filled'}
              icon={KeyRound}
              autoFocus={!by}
              busy={passkey.busy}
              onClick={() => void byPasskey()}
            >
              {t('proof')}
            </Button>
          )}
          {by && (
            <Button variant="filled" type="submit" form={FORM} busy={busy}>
              {t(`proof_${by}`)}
            </Button>
          )}
        </>
      }
    >
      {(by || passkey.error) && (
        <>
          {by && <StepUpForm id={FORM} by={by} onBusy={setBusy} onProved={() => onAnswer(true)} />}
          {passkey.error && (
            <p role="alert" className="text-error-ink">
              {passkey.error}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
};

/** One of the person's passkeys as a proof in this session: whether it runs, and what stood against it. */
const usePasskeyProof = () => {
  const errorText = usePasskeyErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const prove = async (): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      const { challenge, passkey } = await call<{ challenge: string; passkey: RequestOptions }>('user.auth', {
        action: 'stepUpOptions',
      });
      await call('user.auth', { action: 'stepUp', challenge, response: await askPasskey(passkey) });
      return true;
    } catch (caught) {
      setError(errorText(caught));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, prove };
};
