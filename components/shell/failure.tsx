'use client';
import { RefreshCw, ServerCrash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { notify } from '../ui/notify.ts';

/**
 * A part that did not load: what happened, that nothing changed, a second try, and the code for support. Nothing where the
 * session has ended, for then the page leaves.
 */
export const LoadFailure = ({
  error,
  onRetry,
  level = 'h3',
}: {
  error: unknown;
  onRetry: () => void;
  level?: 'h1' | 'h2' | 'h3';
}) => {
  const t = useTranslations('common');
  const errorText = useErrorText();
  // The session is over: the page is on its way to the sign-in, or back to the person's own rights.
  if (error instanceof RpcError && error.reason === 'invalid_access_token') return null;
  const code = error instanceof RpcError ? error.request_id : '';
  const copy = () => void navigator.clipboard.writeText(code).then(() => notify.success(t('copied')));
  return (
    <div role="alert">
      <EmptyState
        icon={ServerCrash}
        tone="error"
        level={level}
        title={t('load_failed')}
        action={
          <>
            <Button variant="filled" icon={RefreshCw} onClick={onRetry}>
              {t('retry')}
            </Button>
            {code && (
              <Button variant="quiet" onClick={copy}>
                {t('copy_code')}
              </Button>
            )}
          </>
        }
      >
        {code ? t('load_failed_text', { code }) : errorText(error)}
      </EmptyState>
    </div>
  );
};
