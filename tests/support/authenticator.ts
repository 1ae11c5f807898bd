import { generateSync } from 'otplib';
import type { Call } from './matrix-http.ts';

const STEP_S = 30;

/** The code an authenticator shows now, or so many steps of 30 s later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsLater * STEP_S });

/** A code that is none of the three that would do. */
export const wrongCodeOf = (secret: string, index = 0): string => {
  const right = [-1, 0, 1, 2].map((step) => codeOf(secret, step));
  const wrong = Array.from({ length: index + 5 }, (_, each) => String(100_000 + each * 7)).filter(
    (code) => !right.includes(code),
  );
  return wrong[index] ?? '000000';
};

/**
 * Turns a person's second factor on with the code of the step before, so that those of now and of the next are still
 * good; answers its secret and the recovery codes.
 */
export const setUpFactor = async (
  call: Call,
  token: string,
): Promise<{ secret: string; recovery: readonly string[] }> => {
  const made = await call('user.auth', { action: 'createSecret' }, { token });
  const secret = String(made.result?.secret);
  const save = () =>
    call(
      'user.auth',
      { action: 'saveSecret', gaSecret: secret, twoFactor: 'Google', pinCode: codeOf(secret, -1) },
      { token },
    );
  const first = await save();
  // Between the code and its check a new step may have begun; the next one has its whole time.
  const saved = first.error?.data.reason === 'wrong_secret_code' ? await save() : first;
  if (saved.error) throw new Error(`no second factor: ${saved.error.data.reason}`);
  return { secret, recovery: saved.result?.recovery_codes as unknown as string[] };
};
