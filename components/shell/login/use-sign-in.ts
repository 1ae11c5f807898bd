'use client';
import { useState } from 'react';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { type Credentials, signIn } from './sign-in.ts';

const ATTEMPTS = 3;

/**
 * The state of the sign-in form. The code field appears when the server asks for a code; only a wrong one costs an
 * attempt, and after the third the form waits for a reload (AMB-024).
 */
export const useSignIn = (client: string, onDone: () => void) => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [codeAsked, setCodeAsked] = useState(false);
  const [attempts, setAttempts] = useState(ATTEMPTS);

  const submit = async (credentials: Credentials): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await signIn(credentials, client);
      onDone();
    } catch (caught) {
      const reason = caught instanceof RpcError ? caught.reason : undefined;
      if (reason === 'missing_secret_code' || reason === 'wrong_secret_code') setCodeAsked(true);
      if (reason === 'wrong_secret_code') setAttempts((left) => left - 1);
      setError(caught);
      setBusy(false);
    }
  };
  return { submit, busy, codeAsked, attempts, message: error === undefined ? undefined : errorText(error) };
};
