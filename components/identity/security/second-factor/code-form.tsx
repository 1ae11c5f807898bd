'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';

/** One code and nothing else; `id` is for the button that sends it from the foot of a window. */
export const CodeForm = ({
  id,
  label,
  hint,
  error,
  letters = false,
  onCode,
  onBlank,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  letters?: boolean;
  onCode: (code: string) => void;
  onBlank: (sentence: string) => void;
}) => {
  const t = useTranslations('factors');
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code) onCode(code);
    else onBlank(t('fill_code'));
    input.current?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <Field label={label} hint={hint} error={error}>
        {(control) => <CodeInput {...control} ref={input} name="pinCode" letters={letters} />}
      </Field>
    </form>
  );
};
