'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { post } from '../../rpc/transport.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button } from '../../ui/button.tsx';

/** Another link in place of one that is over, in one press; the answer afterwards is the same for every account. */
export const LinkAgain = ({ token, onAsked }: { token: string; onAsked: () => void }) => {
  const t = useTranslations('passwords');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const ask = async () => {
    onAsked();
    setBusy(true);
    try {
      await post('token.renew', { token });
      setSaid(t('link_again_sent'));
    } catch (error) {
      setSaid(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <Button busy={busy} onClick={() => void ask()}>
        {t('link_again')}
      </Button>
      <p role="status" className="text-ink-2">
        {said}
      </p>
    </div>
  );
};
