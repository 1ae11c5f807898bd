'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question and what follows from a yes. */
  title: string;
  text: string;
  /** The verb that does it, and the one that does not. */
  yes: string;
  no: string;
  danger: boolean;
  maxLength: number;
  onConfirm: (reason: string) => void;
  /** What it is about, above the reason. */
  children?: ReactNode;
}

/** Asks for the reason before a document is declined or sent back, so that its author knows why. */
export const ReasonDialog = ({ open, onClose, children, ...rest }: ReasonDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={rest.title}
    description={rest.text}
    keepOpen={false}
  >
    {children && <div className="mb-4">{children}</div>}
    {open && <ReasonForm {...rest} onClose={onClose} />}
  </Dialog>
);

const ReasonForm = ({
  yes,
  no,
  danger,
  maxLength,
  onConfirm,
  onClose,
}: Omit<ReasonDialogProps, 'open' | 'title' | 'text' | 'children'>) => {
  const t = useTranslations('documents.reason');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const error =
    reason.trim() === ''
      ? t('missing')
      : reason.trim().length > maxLength
        ? t('too_long', { max: maxLength })
        : undefined;
  const send = () => (error ? setAsked(true) : onConfirm(reason.trim()));
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('label')}
        counter={t('counter', { length: reason.length, max: maxLength })}
        error={asked ? error : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send()}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2 max-tablet:*:flex-1">
        <Button variant="quiet" onClick={onClose}>
          {no}
        </Button>
        <Button variant={danger ? 'danger' : 'filled'} onClick={send}>
          {yes}
        </Button>
      </div>
    </div>
  );
};
