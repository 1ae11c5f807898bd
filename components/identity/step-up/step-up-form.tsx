'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { call } from '../../rpc/client.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../login/password-input.tsx';
import { useCodeError } from '../security/second-factor/use-code-error.ts';

interface StepUpFormProps {
  /** For the button that sends it from the foot of a window. */
  id: string;
  by: 'code' | 'password';
  onBusy: (busy: boolean) => void;
  onProved: () => void;
}

/** One's own password, or a code of the second factor, once more. */
export const StepUpForm = ({ id, by, onBusy, onProved }: StepUpFormProps) => {
  const t = useTranslations('passkeys');
  const factors = useTranslations('factors');
  const fieldErrors = useFieldErrors();
  const codeError = useCodeError();
  const [error, setError] = useState<string>();
  const isCode = by === 'code';
  const prove = async (typed: string) => {
    onBusy(true);
    setError(undefined);
    try {
      await call('user.auth', { action: 'stepUp', ...(isCode ? { pinCode: typed } : { password: typed }) });
      onProved();
    } catch (caught) {
      setError(fieldErrors(caught).password ?? codeError(caught));
    } finally {
      onBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(isCode ? 'pinCode' : 'password');
    if (!(input instanceof HTMLInputElement)) return;
    const typed = isCode ? input.value.trim() : input.value;
    if (typed) void prove(typed);
    else setError(isCode ? factors('fill_code') : t('fill_password'));
    input.focus();
  };
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <Field
        label={isCode ? factors('any_code') : t('own_password')}
        hint={isCode ? factors('any_code_hint') : t('own_password_hint')}
        error={error}
      >
        {(control) =>
          isCode ? (
            <CodeInput {...control} name="pinCode" letters />
          ) : (
            <PasswordInput {...control} onChange={() => setError(undefined)} />
          )
        }
      </Field>
    </form>
  );
};
