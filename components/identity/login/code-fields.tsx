'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';

/** The second step: the code of the app, or a recovery code in its place where the person has any. */
export const CodeFields = ({
  error,
  recovery,
  mayRecover,
  onSwitch,
}: {
  error: string | undefined;
  recovery: boolean;
  mayRecover: boolean;
  onSwitch: () => void;
}) => {
  const t = useTranslations('login');
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code, or a wrong one, takes the focus
  useEffect(() => input.current?.focus(), [recovery, error]);
  return (
    <>
      <Field
        label={t(recovery ? 'recovery_code' : 'code')}
        hint={recovery ? t('recovery_hint') : undefined}
        error={error}
      >
        {(control) => (
          <CodeInput
            key={recovery ? 'recovery' : 'totp'}
            {...control}
            ref={input}
            name="secretCode"
            letters={recovery}
          />
        )}
      </Field>
      {mayRecover && (
        <p className="order-last flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
          {t(recovery ? 'have_phone' : 'no_phone')}
          <Button variant="quiet" size="sm" className="-ml-1 px-1! text-primary-ink!" onClick={onSwitch}>
            {t(recovery ? 'use_code' : 'use_recovery')}
          </Button>
        </p>
      )}
    </>
  );
};
