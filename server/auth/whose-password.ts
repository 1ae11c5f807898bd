import type { DirectoryRefusal } from '../../lib/identity/directory-answer.ts';
import { log } from '../log.ts';
import { askDirectory, hasDirectory } from './ldap/directory.ts';
import { spendPasswordTime, verifyPassword } from './password.ts';

/**
 * Whose password it is: the portal's own, else the directory's where there is one; undefined for neither, or why the
 * directory refuses the account. The directory is asked about an unknown login too. It is asked by the login of the
 * account, never by its e-mail. Refuses: busy, directory_unavailable, too_many_requests.
 */
export const whosePassword = async (
  account: { readonly id: number; readonly login: string; readonly password_hash: string } | undefined,
  client: string,
  password: string,
  typed = '',
): Promise<'password' | 'ldap' | DirectoryRefusal | undefined> => {
  if (!account) await spendPasswordTime(password);
  else if (await verifyPassword(account.password_hash, password)) return 'password';
  if (!hasDirectory(client)) return undefined;
  const answer = await askDirectory(account?.login ?? typed, password);
  if (!account || answer === 'no') return undefined;
  if (answer === 'yes') return 'ldap';
  log.warn({ user_id: account.id, reason: answer }, 'the directory lets an account in no longer');
  return answer;
};
