'use client';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askPasskey, knowsPasskeys, type RequestOptions, usePasskeyErrorText } from '../../rpc/passkey.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { type Account, proveWithPasskey } from './sign-in.ts';

/** The second step of signing in with a passkey. `asked` is what the server wants proved. */
export const PasskeyStep = ({
  asked,
  account,
  onDone,
}: {
  asked: PasskeyAsked;
  /** Who signs in, where it was said; else the server says it with the profile. */
  account?: Account;
  onDone: () => void;
}) => {
  const t = useTranslations('passkeys');
  const errorText = usePasskeyErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const prove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await proveWithPasskey(
        { challenge: asked.challenge, response: await askPasskey(asked.options) },
        account,
      );
      onDone();
    } catch (caught) {
      setError(errorText(caught));
      setBusy(false);
    }
  };
  if (!knowsPasskeys())
    return (
      <Note tone="warning" title={t('unsupported_sign_in')}>
        <p>{t('unsupported_text')}</p>
      </Note>
    );
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('sign_in_text')}</p>
      <Button
        variant={asked.alone ? 'filled' : 'outlined'}
        icon={KeyRound}
        autoFocus={asked.alone}
        busy={busy}
        onClick={() => void prove()}
        className="h-11! w-full touch:h-12!"
      >
        {t('sign_in')}
      </Button>
      {error && (
        <p role="alert" className="text-error-ink">
          {error}
        </p>
      )}
    </div>
  );
};

/** What the refusal of a sign-in asks a passkey for. */
export interface PasskeyAsked {
  readonly challenge: string;
  readonly options: RequestOptions;
  /** Nothing else would do. */
  readonly alone: boolean;
}
