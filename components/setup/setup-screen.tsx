'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { type Founding, wrongIn } from '../../lib/setup/founding.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { PasswordInput } from '../identity/login/password-input.tsx';
import { PasswordRules } from '../identity/password/password-rules.tsx';
import { RpcError } from '../rpc/rpc-error.ts';
import { reach, unwrapped } from '../rpc/transport.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { Panel, PanelSection } from '../ui/panel.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { SetupField } from './setup-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

const EMPTY = {
  name: '',
  name_eng: '',
  inn: '',
  ogrn: '',
  address: '',
  phone: '',
  admin_name: '',
  email: '',
  password: '',
};
type Typed = typeof EMPTY;

/** Founds the company of an empty portal: its name and numbers, and its first admin. */
export const SetupScreen = ({ token }: { token: string }) => {
  const t = useTranslations('setup');
  const language = useAppLocale();
  const link = usePortalLink();
  const errorText = useErrorText();
  const wrongWords = useWrongWords();
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState(errors);
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong(refused);
  const said: Founding = { ...typed, inn: typed.inn.trim(), ogrn: typed.ogrn.trim(), token, language };
  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    setRefused(found);
  };
  const leave = (name: keyof Typed) => {
    const wrong = wrongIn(said).find(({ field }) => field === name);
    if (wrong && typed[name] !== '') setErrors((before) => ({ ...before, [name]: wrongWords(wrong) }));
  };
  const send = async () => {
    setBusy(true);
    try {
      await found(said);
      notify.success(t('founded'));
      window.location.replace(link('login'));
    } catch (error) {
      setBusy(false);
      if (error instanceof RpcError && error.fields.length > 0) refuse(error.fieldMessages(language));
      else notify.error(errorText(error));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(said);
    if (wrong.length > 0) refuse(Object.fromEntries(wrong.map((each) => [each.field, wrongWords(each)])));
    else void send();
  };
  const field = (name: keyof Typed, hint?: string) => ({
    name,
    label: t(name),
    hint,
    value: typed[name],
    error: errors[name],
    onLeave: () => leave(name),
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  });
  return (
    <Page>
      <PageHead title={t('title')} facts={t('text')} />
      <form ref={form} noValidate onSubmit={onSubmit}>
        <Panel className="max-w-180">
          <PanelSection>
            <h2 className="mb-4">{t('company')}</h2>
            <div className="grid gap-4 tablet:grid-cols-2">
              <SetupField {...field('name')} />
              <SetupField {...field('name_eng')} optional />
              <SetupField {...field('inn', t('inn_hint'))} optional inputMode="numeric" />
              <SetupField {...field('ogrn', t('ogrn_hint'))} optional inputMode="numeric" />
              <SetupField {...field('address', t('address_hint'))} optional />
              <SetupField {...field('phone')} optional />
            </div>
          </PanelSection>
          <PanelSection>
            <h2 className="mb-4">{t('admin')}</h2>
            <div className="grid gap-4 tablet:grid-cols-2">
              <SetupField {...field('admin_name')} autoComplete="name" />
              <SetupField {...field('email', t('email_hint'))} type="email" autoComplete="username" />
              <SetupField
                {...field('password')}
                input={(control, { value, onChange }) => (
                  <PasswordInput
                    {...control}
                    name="password"
                    autoComplete="new-password"
                    value={value}
                    onChange={(event) => onChange(event.target.value)}
                  />
                )}
              />
              <div className="tablet:pt-6">
                <PasswordRules
                  password={typed.password}
                  owner={{ login: typed.email, email: typed.email }}
                  policy="portal"
                  refused={errors.password !== undefined}
                />
              </div>
            </div>
            <p className="mt-4 text-sm text-ink-2">{t('factor_note')}</p>
            <Button type="submit" variant="filled" busy={busy} busyText={t('founding')} className="mt-5">
              {t('begin')}
            </Button>
          </PanelSection>
        </Panel>
      </form>
    </Page>
  );
};

/** Throws `RpcError`. */
const found = async (said: Founding): Promise<void> => {
  const answer: unknown = await reach(async (signal) =>
    (
      await fetch('/api/setup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(said),
        signal,
      })
    ).json(),
  );
  unwrapped(answer);
};
