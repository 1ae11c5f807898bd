'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeFields } from '../login/code-fields.tsx';
import { PasskeyStep } from '../login/passkey-step.tsx';
import type { Asked } from '../login/use-sign-in.ts';

/**
 * A restore link of a user with a second factor: it opens with a code or a passkey. A wrong code is reported under the
 * field; `onFailure` hears of everything after which the link will not open.
 */
export const LinkCode = ({
  asked,
  prove,
  onDone,
  onFailure,
}: {
  asked: Asked;
  prove: (code: string) => Promise<void>;
  onDone: () => void;
  onFailure: (error: unknown) => void;
}) => {
  const t = useTranslations('login');
  const words = useTranslations('passwords');
  const passkeys = useTranslations('passkeys');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [switched, setSwitched] = useState(false);
  const [error, setError] = useState<string>();
  const alone = asked.passkey?.alone === true;
  const mayCode = asked.methods.includes('totp');
  const recovery = switched || !mayCode;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('secretCode') ?? '').trim();
    if (code === '') return setError(t('fill_secretCode'));
    setBusy(true);
    setError(undefined);
    try {
      await prove(code);
      onDone();
    } catch (caught) {
      const left = attemptsLeft(caught);
      const unjudged = caught instanceof RpcError && !caught.refused;
      if (left === 0 && !unjudged) return onFailure(caught);
      setError(unjudged ? errorText(caught) : t(recovery ? 'wrong_recovery' : 'wrong_code', { count: left }));
      setBusy(false);
    }
  };
  const title = alone ? passkeys('sign_in_title') : t('code_title');
  return (
    <div className="mx-auto w-full max-w-108 px-4 py-10">
      <PageTitle text={title} />
      <h1>{title}</h1>
      <p className="mt-1 mb-8 text-ink-2 max-tablet:mb-6">
        {words(alone ? 'link_passkey_text' : recovery ? 'link_recovery_text' : 'link_code_text')}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {!alone && (
          <>
            <CodeFields
              error={error}
              recovery={recovery}
              mayRecover={mayCode && asked.methods.includes('recovery')}
              onSwitch={() => {
                setSwitched(!switched);
                setError(undefined);
              }}
            />
            <Button type="submit" variant="filled" busy={busy} className="h-11! w-full touch:h-12!">
              {words('link_confirm')}
            </Button>
          </>
        )}
        {asked.passkey && <PasskeyStep asked={asked.passkey} onDone={onDone} />}
      </form>
    </div>
  );
};

/** How often a wrong code may still be followed by another; 0 for everything else that happened. */
const attemptsLeft = (error: unknown): number =>
  error instanceof RpcError && error.reason === 'wrong_secret_code' ? Number(error.values.attempts ?? 0) : 0;
