'use client';
import { fingerprint } from '../../rpc/fingerprint.ts';
import { keepToken, type TokenAnswer } from '../../rpc/token.ts';
import { post } from '../../rpc/transport.ts';

/** Takes the token out of the address, so that it stays in no history. */
export const takeTokenOfAddress = (): string => {
  const here = new URL(window.location.href);
  const token = here.searchParams.get('token') ?? '';
  here.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', here);
  return token;
};

/** Signs in by a one-time token. Throws `RpcError`. The cookie for pages comes with the answer. */
export const openLink = async (token: string): Promise<void> => {
  await fingerprint();
  keepToken((await post<{ token: TokenAnswer }>('user.get', { token })).token);
};
