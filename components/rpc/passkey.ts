'use client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useErrorText } from './use-error-text.ts';

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** Why a browser gave no passkey. */
class PasskeyFailure extends Error {
  readonly why: 'cancelled' | 'known' | 'address' | 'failed';

  constructor(cause: unknown) {
    super('passkey', { cause });
    this.why = WHY[(cause as Error).name] ?? 'failed';
  }
}

const WHY: Readonly<Record<string, PasskeyFailure['why']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
};

/** Whether this browser, at this address, can hold passkeys at all: never without https, never at a bare number. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);

/** Has the browser make a passkey; answers what the server wants to see. */
export const makePasskey = async (optionsJSON: CreationOptions) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(asFailure);
};

/** Has the browser use one of the person's passkeys. */
export const askPasskey = async (optionsJSON: RequestOptions) => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(asFailure);
};

const asFailure = (cause: unknown): never => {
  throw new PasskeyFailure(cause);
};

/** The sentence for what went wrong with a passkey, in the browser or on the way to the server. */
export const usePasskeyErrorText = (): ((error: unknown) => string) => {
  const t = useTranslations('passkeys.failure');
  const errorText = useErrorText();
  return useCallback(
    (error) => (error instanceof PasskeyFailure ? t(error.why) : errorText(error)),
    [t, errorText],
  );
};
