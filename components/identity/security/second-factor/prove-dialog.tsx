'use client';
import { useTranslations } from 'next-intl';
import { FormWindow } from '../../../forms/window/form-window.tsx';
import type { WindowForm } from '../../../forms/window/window-form.ts';
import { type Code, useCodeField } from './use-code-field.tsx';

/** What may be asked for with a code. */
export type Provable = 'removeSecret' | 'newRecoveryCodes';

interface ProveDialogProps<Result> {
  action: Provable | undefined;
  onClose: () => void;
  onDone: (action: Provable, result: Result) => void;
}

/** Asks for a code of the app, or a recovery code, before the second factor changes. */
export const ProveDialog = <Result,>({ action, onClose, onDone }: ProveDialogProps<Result>) => (
  <FormWindow
    open={action !== undefined}
    form={useProofForm(action, onDone)}
    onClose={onClose}
    onSaved={() => undefined}
  />
);

const useProofForm = <Result,>(
  action: Provable | undefined,
  onDone: ProveDialogProps<Result>['onDone'],
): WindowForm<Code> => {
  const t = useTranslations('factors');
  const { field, send, ...code } = useCodeField('any_code');
  return {
    ...code,
    title: action && t(`${action}.title`),
    description: action && t(`${action}.text`),
    fields: () => [field],
    send: ({ pinCode }) => action && send<Result>({ action, pinCode }, (result) => onDone(action, result)),
    ...(action && { verb: t(`${action}.verb`) }),
    danger: action === 'removeSecret',
  };
};
