import { generateSecret, generateURI, verifySync } from 'otplib';
import { TOTP_STEP_S } from '../../lib/identity/second-factor.ts';

const ISSUER = 'Employee Gateway';

/** A new secret for an authenticator: 20 bytes in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** What the square of an authenticator says. */
export const otpauthUrl = (secret: string, login: string): string =>
  generateURI({ issuer: ISSUER, label: login, secret });

/** The time step a code belongs to, at most one before or after the one of `now` (seconds); undefined for a wrong one. */
export const stepOfCode = (secret: string, code: string, now: number): number | undefined => {
  const judged = verifySync({ secret, token: code, epoch: now, epochTolerance: TOTP_STEP_S });
  return judged.valid && 'timeStep' in judged ? judged.timeStep : undefined;
};
