'use client';
import { call } from '../../rpc/client.ts';
import { fingerprint } from '../../rpc/fingerprint.ts';
import { KEYS, writeStored } from '../../rpc/storage.ts';
import { keepToken, type TokenAnswer } from '../../rpc/token.ts';
import { post } from '../../rpc/transport.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly secretCode?: string;
}
export interface Account {
  readonly login: string;
  readonly client: string;
}
/** The server may need a moment before the new token is known everywhere (specification 4). */
const PAUSE_MS = 20;

/** Signs in: token, pause, profile. Throws `RpcError`. The cookie for pages comes with the token. */
export const signIn = async (credentials: Credentials, client: string): Promise<void> => {
  const { host } = window.location;
  const { userAgent, language } = navigator;
  const details = { userAgent, language, fingerprint: await fingerprint() };
  const token = await post<TokenAnswer>('token.get', { ...credentials, client, host, details });
  await come(token, { login: credentials.login, client });
};

/** Finishes a sign-in with the passkey it waits for. Throws `RpcError`. */
export const proveWithPasskey = async (
  proof: { readonly challenge: string; readonly response: object },
  account?: Account,
): Promise<void> => come(await post<TokenAnswer>('token.prove', proof), account);

const come = async (token: TokenAnswer, account?: Account): Promise<void> => {
  keepToken(token);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const { profile } = await call('user.get');
  writeStored('session', KEYS.profile, profile);
  writeStored('local', KEYS.auth, account ?? { login: profile.login, client: profile.client_code });
};
