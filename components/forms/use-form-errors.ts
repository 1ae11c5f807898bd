'use client';
import { useState } from 'react';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { notify } from '../ui/notify.ts';
import { useFirstWrong } from '../ui/use-first-wrong.ts';

/** What is wrong with the fields of a form, under their names. A refusal that concerns none of them is said aloud. */
export const useFormErrors = () => {
  const locale = useAppLocale();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useFirstWrong(errors);
  const refused = (error: unknown) => {
    const said = error instanceof RpcError ? error.fieldMessages(locale) : {};
    setErrors(said);
    if (Object.keys(said).length === 0) notify.error(errorText(error));
  };
  return { errors, setErrors, refused, form };
};
