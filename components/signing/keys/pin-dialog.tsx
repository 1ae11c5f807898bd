'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { weakPin } from '../../../lib/signing/weak-pin.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** `set` makes the key that hr has granted, `change` puts the present one under another PIN. */
export type PinTask = 'set' | 'change';

interface PinDialogProps {
  task: PinTask | undefined;
  /** Digits of the new PIN, and of the one there is. */
  length: number;
  currentLength: number;
  onClose: () => void;
  onDone: (task: PinTask) => void;
}

const FORM = 'signing-pin';

/** A new PIN, typed twice; the present one first where there is one. Nothing typed outlives the window. */
export const PinDialog = ({ task, length, currentLength, onClose, onDone }: PinDialogProps) => {
  const t = useTranslations('keys.pin');
  const common = useTranslations('common');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={task !== undefined}
      keepOpen
      onOpenChange={onClose}
      title={task && t(`${task}.title`)}
      description={task && t(`${task}.text`, { length })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={FORM} busy={busy}>
            {task && t(`${task}.verb`)}
          </Button>
        </>
      }
    >
      {task && (
        <PinForm task={task} length={length} currentLength={currentLength} onBusy={setBusy} onDone={onDone} />
      )}
    </Dialog>
  );
};

type Errors = Readonly<Partial<Record<'current' | 'pin' | 'again', string>>>;

const PinForm = ({
  task,
  length,
  currentLength,
  onBusy,
  onDone,
}: Pick<PinDialogProps, 'length' | 'currentLength' | 'onDone'> & {
  task: PinTask;
  onBusy: (busy: boolean) => void;
}) => {
  const t = useTranslations('keys.pin');
  const rules = useTranslations('rules');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const typed = (name: string): string => {
    const input = form.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value.trim() : '';
  };
  const refuse = (found: Errors) => {
    setErrors(found);
    const first = form.current?.elements.namedItem(Object.keys(found)[0] ?? '');
    if (first instanceof HTMLInputElement) first.focus();
  };
  const judged = (): Errors => {
    const [current, pin] = [typed('current'), typed('pin')];
    const weak = weakPin(pin, length);
    return {
      ...(task === 'change' && current === '' ? { current: t('fill') } : {}),
      ...(weak ? { pin: rules(weak.replace('/', '.')) } : {}),
      ...(weak || pin === typed('again') ? {} : { again: t('differs') }),
    };
  };
  const send = async () => {
    const [current, pin] = [typed('current'), typed('pin')];
    onBusy(true);
    try {
      if (task === 'set') await call('sign.setPin', { pin });
      else await call('sign.changePin', { current, pin });
      onDone(task);
    } catch (error) {
      const fields = error instanceof RpcError ? error.fieldMessages(locale) : {};
      refuse('pin' in fields ? fields : { [task === 'change' ? 'current' : 'pin']: errorText(error) });
    } finally {
      onBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = judged();
    if (Object.keys(found).length > 0) refuse(found);
    else {
      setErrors({});
      void send();
    }
  };
  const names = task === 'change' ? (['current', 'pin', 'again'] as const) : (['pin', 'again'] as const);
  return (
    <form id={FORM} ref={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {names.map((name) => (
        <Field
          key={name}
          label={t(name)}
          hint={name === 'pin' ? t('hint', { length }) : undefined}
          error={errors[name]}
        >
          {(control) => (
            <PinInput {...control} name={name} maxLength={name === 'current' ? currentLength : length} />
          )}
        </Field>
      ))}
    </form>
  );
};

/** Digits that are never shown and no browser keeps. */
const PinInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    {...props}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    className="max-w-40 tracking-[0.3em] tabular-nums"
  />
);
