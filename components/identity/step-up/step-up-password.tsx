'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../rpc/client.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../login/password-input.tsx';

/** One's own password once more; `id` is for the button that sends it from the foot of a window. */
export const StepUpPassword = ({
  id,
  onBusy,
  onProved,
}: {
  id: string;
  onBusy: (busy: boolean) => void;
  onProved: () => void;
}) => {
  const t = useTranslations('passkeys');
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const prove = async (password: string) => {
    onBusy(true);
    try {
      await call('user.auth', { action: 'stepUp', password });
      onProved();
    } catch (caught) {
      setError(fieldErrors(caught).password ?? errorText(caught));
    } finally {
      onBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = form.current?.elements.namedItem('password');
    if (!(input instanceof HTMLInputElement)) return;
    if (input.value) void prove(input.value);
    else setError(t('fill_password'));
    input.focus();
  };
  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit}>
      <Field label={t('own_password')} hint={t('own_password_hint')} error={error}>
        {(control) => <PasswordInput {...control} onChange={() => setError(undefined)} />}
      </Field>
    </form>
  );
};
