import { policyOf } from '../lib/identity/password-policy.ts';
import { rememberedPath } from '../lib/routes/remembered.ts';
import type { Screen } from './portal/[[...path]]/screens.tsx';
import type { Visit } from './visit.ts';

/**
 * The screen that stands between a person and the address they asked for: a token of the address to be opened, which
 * comes before the guard because it may let in a person the guard would send away (TOKEN-08), or the password to be
 * set. Undefined when nothing does.
 */
export const entryOf = ({ address, asked, session, parameters }: Visit): Screen | undefined => {
  const { pathname, searchParams } = new URL(asked, 'http://portal');
  const token = searchParams.get('token');
  if (token) {
    const to = rememberedPath(searchParams.get('to'));
    searchParams.delete('token');
    return {
      key: 'entry',
      token,
      address: to ?? pathname + (searchParams.size > 0 ? `?${searchParams}` : ''),
    };
  }
  if (session?.profile.must_change_password !== '1' || address.route.name === 'login') return undefined;
  const { login, email, password_by_link } = session.profile;
  return {
    key: 'new-password',
    owner: { login, email },
    policy: policyOf(parameters),
    byLink: password_by_link === '1',
  };
};
