'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { post } from '../../rpc/transport.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** Asks for a link by mail. What follows is the same for every mailbox: who has an account is not told. */
export const ForgotForm = ({ client, onBack }: { client: string; onBack: () => void }) => {
  const t = useTranslations('passwords');
  const errorText = useErrorText();
  const [blank, setBlank] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const mailbox = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the focus goes on with what is there.
  useEffect(() => (sent ? back : mailbox).current?.focus(), [sent]);
  const send = async (email: string) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await post('token.restore', { email, client, host: window.location.host });
      setSent(true);
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBlank(email === '');
    if (email) void send(email);
    else mailbox.current?.focus();
  };
  return (
    <>
      <h1>{t('forgot_title')}</h1>
      {sent ? (
        <div role="status" className="my-6">
          <Note tone="success">{t('sent')}</Note>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className="mb-4 flex flex-col gap-5">
          <p className="mt-1 text-ink-2">{t('forgot_text')}</p>
          <Field label={t('mailbox')} error={blank ? t('fill_mailbox') : undefined}>
            {(control) => (
              <TextInput
                {...control}
                ref={mailbox}
                name="email"
                type="email"
                autoComplete="email"
                spellCheck={false}
                className="h-11! text-[1rem] touch:h-12!"
              />
            )}
          </Field>
          {failed !== undefined && (
            <div role="alert">
              <Note tone="error">{errorText(failed)}</Note>
            </div>
          )}
          <Button
            type="submit"
            variant="filled"
            busy={busy}
            busyText={t('sending')}
            className="h-11! w-full touch:h-12!"
          >
            {t('send')}
          </Button>
        </form>
      )}
      <Button ref={back} variant="outlined" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
};
