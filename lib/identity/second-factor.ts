/** Proofs of identity after the password. */
export type SecondFactorMethod = 'totp' | 'recovery' | 'passkey';

/** A typed code, told apart by its form. */
export interface TypedCode {
  readonly kind: 'totp' | 'recovery';
  readonly code: string;
}

/** Seconds a code of the authenticator stands for; one step before and after it counts as well (AMB-139). */
export const TOTP_STEP_S = 30;
export const RECOVERY_CODES = 10;
/** Random bytes a recovery code is made of; five bits of each are used. */
export const RECOVERY_BYTES = 10;

/** Capitals and digits that cannot be confused: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const TOTP = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_BYTES}}$`);

/** The code in what was typed, with its spaces and dashes forgiven; undefined when it can be none. */
export const typedCode = (text: string): TypedCode | undefined => {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (TOTP.test(code)) return { kind: 'totp', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
};

/** A recovery code as it is kept, from random bytes: 50 bits. */
export const recoveryCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, RECOVERY_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A recovery code as it is shown: in two halves. */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_BYTES / 2)}-${code.slice(RECOVERY_BYTES / 2)}`;

/** Whether one of these roles may not work without a second factor. `required` holds roles in lower case. */
export const mustHaveSecondFactor = (required: readonly string[], roles: readonly string[]): boolean =>
  roles.some((role) => required.includes(role));
