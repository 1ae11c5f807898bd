'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Login, password, and the code when the server asks for it. What was typed is never cleared. */
export const LoginForm = ({ client, onDone }: { client: string; onDone: () => void }) => {
  const t = useTranslations('login');
  const { submit, busy, codeAsked, attempts, message } = useSignIn(client, onDone);
  const [blank, setBlank] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (codeAsked) code.current?.focus();
  }, [codeAsked]);
  const hydrated = useHydrated();
  const exhausted = attempts <= 0;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { login = '', password = '', secretCode = '' } = typed;
    const missing = [...(login.trim() ? [] : ['login']), ...(password ? [] : ['password'])];
    setBlank(missing);
    const first = missing[0] && form.current?.elements.namedItem(missing[0]);
    if (first instanceof HTMLElement) return first.focus();
    void submit({
      login: login.trim(),
      password,
      ...(secretCode.trim() ? { secretCode: secretCode.trim() } : {}),
    });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement && setBlank((names) => names.filter((name) => name !== target.name));
  const errorOf = (name: string) => (blank.includes(name) ? t(`fill_${name}`) : undefined);

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex flex-col gap-5"
    >
      <Field label={t('login')} error={errorOf('login')}>
        {(control) => (
          <TextInput
            {...control}
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={TALL}
          />
        )}
      </Field>
      <Field label={t('password')} error={errorOf('password')}>
        {(control) => <PasswordInput {...control} className={TALL} />}
      </Field>
      {codeAsked && (
        <Field label={t('code')} hint={t('code_hint')} counter={t('attempts', { count: attempts })}>
          {(control) => (
            <TextInput
              {...control}
              ref={code}
              name="secretCode"
              inputMode="numeric"
              autoComplete="one-time-code"
              className={TALL}
            />
          )}
        </Field>
      )}
      {message && (
        <p
          id="login-failure"
          role="alert"
          className="flex gap-2 rounded-panel border border-error-line bg-error-soft px-4 py-3 text-error-ink"
        >
          <Icon of={CircleAlert} className="mt-px" />
          {exhausted ? t('attempts_over') : message}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        disabled={!hydrated}
        busy={busy}
        busyText={t('signing_in')}
        disabledReason={exhausted ? t('attempts_over') : undefined}
        aria-describedby={exhausted ? 'login-failure' : undefined}
        className="h-11! w-full touch:h-12!"
      >
        {t('sign_in')}
      </Button>
    </form>
  );
};

const TALL = 'h-11! text-[1rem] touch:h-12!';
