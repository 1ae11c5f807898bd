'use client';
import { useTranslations } from 'next-intl';
import { useReducer, useState } from 'react';
import { authStatus } from '../../../lib/identity/auth-status.ts';
import type { RequestOptions } from '../../rpc/passkey.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import type { PasskeyAsked } from './passkey-step.tsx';
import { type Credentials, signIn } from './sign-in.ts';

const ATTEMPTS = 3;

/** Why the form could not sign in: a sentence about all of it, or about the code. */
interface Failure {
  readonly about: 'form' | 'code';
  readonly text: string;
}

/** What the server wants besides the password, or besides a restore link. */
export interface Asked {
  readonly methods: readonly string[];
  readonly passkey?: PasskeyAsked;
}

/**
 * The state of the sign-in form. The second step is asked for when the server says so; only a wrong one costs an attempt,
 * and after the third, or when the server counts none, the form waits for a reload (AMB-024).
 */
export const useSignIn = (client: string, onDone: () => void) => {
  const t = useTranslations('login');
  const errorText = useErrorText();
  const [status, happened] = useReducer(authStatus, undefined);
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<Asked>();
  const [attempts, setAttempts] = useState(ATTEMPTS);

  const judge = (caught: unknown, recovery: boolean): Failure | undefined => {
    const error = caught instanceof RpcError ? caught : undefined;
    if (error?.reason === 'missing_secret_code') {
      setAsked(askedBy(error));
      return undefined;
    }
    if (error === undefined || error.reason === 'network')
      return { about: 'form', text: t('failed', { why: errorText(caught) }) };
    if (error.reason !== 'wrong_secret_code') return { about: 'form', text: errorText(caught) };
    const told = error.values.attempts;
    const left = Math.min(attempts - 1, typeof told === 'number' ? told : ATTEMPTS);
    setAttempts(left);
    return left > 0
      ? { about: 'code', text: t(recovery ? 'wrong_recovery' : 'wrong_code', { count: left }) }
      : { about: 'form', text: t('attempts_over') };
  };
  const submit = async (credentials: Credentials, recovery: boolean): Promise<void> => {
    happened('submitted');
    setFailure(undefined);
    try {
      await signIn(credentials, client);
      happened('accepted');
      onDone();
    } catch (caught) {
      setFailure(judge(caught, recovery));
      happened('refused');
    }
  };
  /** What stood against the last code, unless there is none left to try. */
  const forget = () => attempts > 0 && setFailure(undefined);
  /** Back to login and password: what was begun is over, the attempts stay spent. */
  const startOver = () => {
    setAsked(undefined);
    forget();
  };
  return { submit, startOver, forget, status, asked, exhausted: attempts <= 0, failure };
};

/** What the refusal of a right password or link asks for besides it. */
export const askedBy = ({ values }: RpcError): Asked => {
  const { challenge, passkey } = values;
  const methods: readonly string[] = Array.isArray(values.methods) ? values.methods : [];
  if (typeof challenge !== 'string' || typeof passkey !== 'object') return { methods };
  const alone = methods.every((method) => method === 'passkey');
  return { methods, passkey: { challenge, options: passkey as RequestOptions, alone } };
};
