'use client';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FormWindow } from '../../../forms/window/form-window.tsx';
import type { WindowForm } from '../../../forms/window/window-form.ts';
import { useCopy } from '../../../shell/use-copy.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type Code, useCodeField } from './use-code-field.tsx';

/** What `createSecret` answers. */
export interface NewSecret {
  readonly secret: string;
  readonly qr: string;
}

interface SetUpDialogProps {
  made: NewSecret | undefined;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** The square to scan, the key for a phone without a camera, and the first code that proves it worked. */
export const SetUpDialog = ({ made, onClose, onDone }: SetUpDialogProps) => (
  <FormWindow
    open={made !== undefined}
    form={useSetUpForm(made, onDone)}
    onClose={onClose}
    onSaved={() => undefined}
  />
);

const useSetUpForm = (made: NewSecret | undefined, onDone: SetUpDialogProps['onDone']): WindowForm<Code> => {
  const t = useTranslations('factors');
  const { field, send, ...code } = useCodeField('code');
  return {
    ...code,
    title: t('set_up'),
    description: t('set_up_text'),
    keepOpen: true,
    fields: () => [{ kind: 'own', name: 'secret', control: () => made && <Secret made={made} /> }, field],
    send: ({ pinCode }) =>
      made &&
      send<{ recovery_codes: string[] }>(
        { action: 'saveSecret', gaSecret: made.secret, twoFactor: 'Google', pinCode },
        ({ recovery_codes }) => onDone(recovery_codes),
      ),
    verb: t('turn_on'),
  };
};

const Secret = ({ made: { qr, secret } }: { made: NewSecret }) => {
  const t = useTranslations('factors');
  const copy = useCopy();
  return (
    <div className="flex items-center gap-5 pb-1 max-tablet:flex-col">
      <Picture
        src={qr}
        alt={t('square')}
        width={184}
        height={184}
        className="rounded-panel border border-line"
      />
      <div className="min-w-0 max-tablet:w-full">
        <p className="text-sm text-ink-2">{t('or_key')}</p>
        <p className="mt-1 flex items-start gap-1">
          <code className="min-w-0 font-mono text-[1.0625rem] wrap-anywhere">
            {secret.match(/.{4}/g)?.join(' ')}
          </code>
          <IconButton icon={Copy} size="sm" label={t('copy_key')} onClick={() => copy(secret)} />
        </p>
      </div>
    </div>
  );
};
