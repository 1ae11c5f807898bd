'use client';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/hydrated.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CodeFields } from './code-fields.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * Login and password, then the code when the server asks for it. What was typed is never cleared. `children` are the
 * other ways in, as long as none is begun.
 */
export const LoginForm = ({
  client,
  onDone,
  children,
}: {
  client: string;
  onDone: () => void;
  children: ReactNode;
}) => {
  const t = useTranslations('login');
  const words = useTranslations('passkeys');
  const { submit, startOver, forget, status, asked, exhausted, failure } = useSignIn(client, onDone);
  const [blank, setBlank] = useState<readonly string[]>([]);
  const [switched, setSwitched] = useState(false);
  const [login, setLogin] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const alone = asked?.passkey?.alone === true;
  const mayCode = asked === undefined || asked.methods.includes('totp');
  const recovery = switched || !mayCode;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { password = '' } = typed;
    const [name, code] = [typed.login?.trim() ?? '', typed.secretCode?.trim() ?? ''];
    const missing = asked
      ? [...(code ? [] : ['secretCode'])]
      : [...(name ? [] : ['login']), ...(password ? [] : ['password'])];
    setBlank(missing);
    setLogin(name);
    const first = missing[0] && form.current?.elements.namedItem(missing[0]);
    if (first instanceof HTMLElement) return first.focus();
    void submit({ login: name, password, ...(asked ? { secretCode: code } : {}) }, recovery);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement && setBlank((names) => names.filter((name) => name !== target.name));
  const errorOf = (name: string) => (blank.includes(name) ? t(`fill_${name}`) : undefined);
  const switchCode = () => {
    setSwitched(!switched);
    setBlank([]);
    forget();
  };
  const back = () => {
    setSwitched(false);
    setBlank([]);
    startOver();
  };

  return (
    <>
      {asked && (
        <Button variant="quiet" size="sm" icon={ArrowLeft} className="mb-1 -ml-2.5" onClick={back}>
          {t('other_account')}
        </Button>
      )}
      <h1>{alone ? words('sign_in_title') : t(asked ? 'code_title' : 'title')}</h1>
      <p className="mt-1 mb-8 wrap-anywhere text-ink-2 max-tablet:mb-6">
        {alone
          ? words('sign_in_account', { login })
          : asked
            ? t(recovery ? 'recovery_text' : 'code_text', { login })
            : t('what')}
      </p>
      <form
        ref={form}
        method="post"
        data-status={status}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="flex flex-col gap-5"
      >
        <div hidden={asked !== undefined} className="contents [&[hidden]]:hidden">
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
        </div>
        {asked && !alone && (
          <CodeFields
            error={errorOf('secretCode') ?? (failure?.about === 'code' ? failure.text : undefined)}
            recovery={recovery}
            mayRecover={mayCode && asked.methods.includes('recovery')}
            onSwitch={switchCode}
          />
        )}
        {failure?.about === 'form' && (
          <p
            id="login-failure"
            role="alert"
            className="flex gap-2 rounded-panel border border-error-line bg-error-soft px-4 py-3 text-error-ink"
          >
            <Icon of={CircleAlert} className="mt-px" />
            {failure.text}
          </p>
        )}
        {!alone && (
          <Button
            type="submit"
            variant="filled"
            disabled={!hydrated}
            busy={status === 'loading' || status === 'success'}
            busyText={t('signing_in')}
            disabledReason={exhausted ? t('attempts_over') : undefined}
            aria-describedby={exhausted ? 'login-failure' : undefined}
            className="h-11! w-full touch:h-12!"
          >
            {t(asked ? 'confirm' : 'sign_in')}
          </Button>
        )}
        {asked?.passkey && (
          <PasskeyStep
            key={asked.passkey.challenge}
            asked={asked.passkey}
            account={{ login, client }}
            onDone={onDone}
          />
        )}
      </form>
      {!asked && children}
    </>
  );
};

const TALL = 'h-11! text-[1rem] touch:h-12!';
