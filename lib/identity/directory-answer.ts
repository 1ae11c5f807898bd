/** Why a directory lets a person in under no password, though it may have been the right one. */
export const DIRECTORY_REFUSALS = [
  'directory_account_locked',
  'directory_password_change',
  'directory_account_expired',
  'directory_account_disabled',
  'directory_not_allowed',
] as const;

export type DirectoryRefusal = (typeof DIRECTORY_REFUSALS)[number];

/** The Windows errors of each, in hex. */
const DATA: Readonly<Record<DirectoryRefusal, readonly string[]>> = {
  /** After too many attempts: whether this password was right is not said. */
  directory_account_locked: ['775'],
  /** Expired, or to be changed at the next logon. */
  directory_password_change: ['532', '773'],
  directory_account_expired: ['701'],
  directory_account_disabled: ['533'],
  /** Not at this hour, or not from this workstation. */
  directory_not_allowed: ['530', '531'],
};

/** What a directory says to a name and a password. */
export type DirectoryAnswer = 'yes' | 'no' | DirectoryRefusal;

/**
 * The answer in the diagnostic message of a bind that was refused. Active Directory and Samba put the Windows error there
 * in hex, `80090308: LdapErr: DSID-…, comment: AcceptSecurityContext error, data 773, v4563`; other directories say `no`.
 */
export const answerIn = (message: string): 'no' | DirectoryRefusal => {
  const said = /^\s*80090308: LdapErr: .*\bdata ([0-9a-f]{1,8})\b/i.exec(message)?.[1]?.toLowerCase() ?? '';
  return DIRECTORY_REFUSALS.find((reason) => DATA[reason].includes(said)) ?? 'no';
};

/** Whether an answer says that the password was right. */
export const isRightPassword = (answer: DirectoryAnswer): boolean =>
  answer !== 'no' && answer !== 'directory_account_locked';
