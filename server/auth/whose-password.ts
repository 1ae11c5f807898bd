import { directoryKnows, hasDirectory } from './ldap/directory.ts';
import { spendPasswordTime, verifyPassword } from './password.ts';

/**
 * Whose password it is: the portal's own, else the directory's where there is one; undefined for neither. A login
 * nobody has is asked about as any other. The directory is asked by the login of the account, never by its e-mail.
 */
export const whosePassword = async (
  account: { readonly login: string; readonly password_hash: string } | undefined,
  client: string,
  password: string,
  typed = '',
): Promise<'password' | 'ldap' | undefined> => {
  if (!account) await spendPasswordTime(password);
  else if (await verifyPassword(account.password_hash, password)) return 'password';
  const known = hasDirectory(client) && (await directoryKnows(account?.login ?? typed, password));
  return account && known ? 'ldap' : undefined;
};
