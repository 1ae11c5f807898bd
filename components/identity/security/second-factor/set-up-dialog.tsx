'use client';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCopy } from '../../../shell/use-copy.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { CodeForm } from './code-form.tsx';
import { useCodeCall } from './use-code-call.ts';

/** What `createSecret` answers. */
export interface NewSecret {
  readonly secret: string;
  readonly qr: string;
}

const FORM = 'set-up-factor';

/** The square to scan, the key for a phone without a camera, and the first code that proves it worked. */
export const SetUpDialog = ({
  made,
  onClose,
  onDone,
}: {
  made: NewSecret | undefined;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) => {
  const t = useTranslations('factors');
  const copy = useCopy();
  const { busy, error, setError, send } = useCodeCall();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const save = async (pinCode: string) => {
    if (!made) return;
    const saved = await send<{ recovery_codes: string[] }>({
      action: 'saveSecret',
      gaSecret: made.secret,
      twoFactor: 'Google',
      pinCode,
    });
    if (saved) onDone(saved.recovery_codes);
  };
  return (
    <Dialog
      open={made !== undefined}
      keepOpen
      onOpenChange={close}
      title={t('set_up')}
      description={t('set_up_text')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={FORM} busy={busy}>
            {t('turn_on')}
          </Button>
        </>
      }
    >
      {made && (
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-5 max-tablet:flex-col">
            <Picture
              src={made.qr}
              alt={t('square')}
              width={184}
              height={184}
              className="rounded-panel border border-line"
            />
            <div className="min-w-0 max-tablet:w-full">
              <p className="text-sm text-ink-2">{t('or_key')}</p>
              <p className="mt-1 flex items-start gap-1">
                <code className="min-w-0 font-mono text-[1.0625rem] wrap-anywhere">
                  {made.secret.match(/.{4}/g)?.join(' ')}
                </code>
                <IconButton icon={Copy} size="sm" label={t('copy_key')} onClick={() => copy(made.secret)} />
              </p>
            </div>
          </div>
          <CodeForm
            id={FORM}
            label={t('code')}
            hint={t('code_hint')}
            error={error}
            onCode={(code) => void save(code)}
            onBlank={setError}
          />
        </div>
      )}
    </Dialog>
  );
};
