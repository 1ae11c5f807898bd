import type { Visit } from './visit.ts';

/**
 * What stands between a person and the address they asked for: the token of a letter to be opened, or the password
 * to be set. Undefined when nothing does.
 */
export const entryOf = ({ address, asked, session }: Visit): 'link' | 'new-password' | undefined => {
  const { name } = address.route;
  if (name === 'profile' && new URL(asked, 'http://portal').searchParams.has('token')) return 'link';
  if (session?.profile.must_change_password !== '1' || name === 'login') return undefined;
  return 'new-password';
};
