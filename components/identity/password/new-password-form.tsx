'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  brokenRules,
  type PasswordOwner,
  type PasswordPolicy,
} from '../../../lib/identity/password-policy.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/hydrated.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordInput } from '../login/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

/** Whose password is changed, by which rules, and whether the current one is asked for. */
export interface NewPassword {
  readonly owner: PasswordOwner;
  readonly policy: PasswordPolicy;
  readonly byLink: boolean;
}

/** The new password, and the current one unless a link stands for it. What was typed stays until it is changed. */
export const NewPasswordForm = ({
  owner,
  policy,
  byLink,
  onDone,
}: NewPassword & { onDone: (ended: number) => void }) => {
  const t = useTranslations('passwords');
  const locale = useAppLocale();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  // What was typed, or filled in by the browser, before the page came alive counts as typed.
  useLayoutEffect(() => {
    const typedIn = (name: string) => {
      const input = form.current?.elements.namedItem(name);
      return input instanceof HTMLInputElement ? input.value : '';
    };
    setCurrent(typedIn('current'));
    setPassword(typedIn('password'));
  }, []);

  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    const first = form.current?.elements.namedItem(['current', 'password'].find((name) => found[name]) ?? '');
    if (first instanceof HTMLElement) first.focus();
  };
  const send = async () => {
    setBusy(true);
    try {
      const { data } = await call<{ data: { ended: number } }>('user.auth', {
        action: 'changePassword',
        password,
        ...(byLink ? {} : { current }),
      });
      setCurrent('');
      setPassword('');
      onDone(data.ended);
    } catch (error) {
      if (error instanceof RpcError && error.fields.length > 0) refuse(error.fieldMessages(locale));
      else notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [broken] = brokenRules(password, owner, policy);
    const found = {
      ...(byLink || current ? {} : { current: t('fill') }),
      ...(broken ? { password: t(password ? 'unmet' : 'fill') } : {}),
    };
    if (Object.keys(found).length > 0) refuse(found);
    else void send();
  };
  const typed = (name: string, set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  const hydrated = useHydrated();

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={owner.login} readOnly hidden />
      {!byLink && (
        <Field label={t('current')} error={errors.current}>
          {(control) => (
            <PasswordInput
              {...control}
              name="current"
              value={current}
              onChange={typed('current', setCurrent)}
            />
          )}
        </Field>
      )}
      <Field label={t('new')} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={password}
            onChange={typed('password', setPassword)}
          />
        )}
      </Field>
      <PasswordRules
        password={password}
        owner={owner}
        policy={policy}
        refused={password !== '' && errors.password !== undefined}
      />
      <Button
        type="submit"
        variant="filled"
        disabled={!hydrated}
        busy={busy}
        busyText={t('saving')}
        className="self-start"
      >
        {t(byLink ? 'set' : 'change')}
      </Button>
    </form>
  );
};
