'use client';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { useCodeCall } from './use-code-call.ts';

/** What may be asked for with a code. */
export type Provable = 'removeSecret' | 'newRecoveryCodes';

const FORM = 'prove-factor';

/** Asks for a code of the app, or a recovery code, before the second factor changes. */
export const ProveDialog = <Result,>({
  action,
  onClose,
  onDone,
}: {
  action: Provable | undefined;
  onClose: () => void;
  onDone: (action: Provable, result: Result) => void;
}) => {
  const t = useTranslations('factors');
  const { busy, error, setError, send } = useCodeCall();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const prove = async (pinCode: string) => {
    if (!action) return;
    const result = await send<Result>({ action, pinCode });
    if (result) onDone(action, result);
  };
  return (
    <Dialog
      open={action !== undefined}
      onOpenChange={close}
      title={action && t(`${action}.title`)}
      description={action && t(`${action}.text`)}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            variant={action === 'removeSecret' ? 'danger' : 'filled'}
            type="submit"
            form={FORM}
            busy={busy}
          >
            {action && t(`${action}.verb`)}
          </Button>
        </>
      }
    >
      <CodeForm
        id={FORM}
        label={t('any_code')}
        hint={t('any_code_hint')}
        error={error}
        letters
        onCode={(code) => void prove(code)}
        onBlank={setError}
      />
    </Dialog>
  );
};
