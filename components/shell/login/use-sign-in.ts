'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { type Credentials, signIn } from './sign-in.ts';

const ATTEMPTS = 3;

/** Why the form could not sign in: a sentence about all of it, or about the code. */
interface Failure {
  readonly about: 'form' | 'code';
  readonly text: string;
}

/**
 * The state of the sign-in form. The code is asked for when the server says so; only a wrong one costs an attempt,
 * and after the third, or when the server counts none, the form waits for a reload (AMB-024).
 */
export const useSignIn = (client: string, onDone: () => void) => {
  const t = useTranslations('login');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [codeAsked, setCodeAsked] = useState(false);
  const [methods, setMethods] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(ATTEMPTS);

  const judge = (caught: unknown, recovery: boolean): Failure | undefined => {
    const error = caught instanceof RpcError ? caught : undefined;
    if (error?.reason === 'missing_secret_code') {
      setCodeAsked(true);
      if (Array.isArray(error.values.methods)) setMethods(error.values.methods);
      return undefined;
    }
    if (error?.reason !== 'wrong_secret_code') return { about: 'form', text: errorText(caught) };
    const told = error.values.attempts;
    const left = Math.min(attempts - 1, typeof told === 'number' ? told : ATTEMPTS);
    setCodeAsked(true);
    setAttempts(left);
    return left > 0
      ? { about: 'code', text: t(recovery ? 'wrong_recovery' : 'wrong_code', { count: left }) }
      : { about: 'form', text: t('attempts_over') };
  };
  const submit = async (credentials: Credentials, recovery: boolean): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(credentials, client);
      onDone();
    } catch (caught) {
      setFailure(judge(caught, recovery));
      setBusy(false);
    }
  };
  /** What stood against the last code, unless there is none left to try. */
  const forget = () => attempts > 0 && setFailure(undefined);
  /** Back to login and password; the attempts stay spent. */
  const startOver = () => {
    setCodeAsked(false);
    forget();
  };
  return { submit, startOver, forget, busy, codeAsked, methods, exhausted: attempts <= 0, failure };
};
