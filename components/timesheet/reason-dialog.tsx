'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { MethodName } from '../../lib/contract/contract.ts';
import { REASON_MAX } from '../../lib/timesheet/correction.ts';
import { useFieldErrors } from '../letters/use-field-errors.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly verb: string;
  readonly method: MethodName;
  readonly params: Readonly<Record<string, unknown>>;
  /** Without one the call is refused. */
  readonly asksReason: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** What is read first. */
  readonly children?: ReactNode;
}

/** Does something to a month for a reason; what is refused is said at its place. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, text, verb, method, params, asksReason, onClose, onDone, children } = props;
  const t = useTranslations('timesheet');
  const common = useTranslations('common');
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending, error } = useRpcMutation(method);
  const { reason: wrongReason, ...others } = fieldErrors(error);
  const other = error && !wrongReason ? (Object.values(others)[0] ?? errorText(error)) : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await mutateAsync({ ...params, reason }).then(onDone, () => {});
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={text}
      size="sm"
    >
      <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
        {children}
        {asksReason && (
          <Field label={t('reason')} hint={t('reason_closed')} error={wrongReason}>
            {(control) => (
              <Textarea
                {...control}
                value={reason}
                maxLength={REASON_MAX}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {other && (
          <p role="alert" className="text-sm text-error-ink">
            {other}
          </p>
        )}
        <div className="flex justify-end gap-2 max-tablet:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" busy={isPending}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
