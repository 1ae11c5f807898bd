import { generateSecret, generateURI, verifySync } from 'otplib';
import {
  type SecondFactorMethod,
  TOTP_STEP_S,
  type TypedCode,
  typedCode,
} from '../../lib/identity/second-factor.ts';
import { refusal, tooMany } from '../call/call-error.ts';
import { CODE_LIMIT, codeKey, forgetAttempts, takeAttempt } from '../call/limits.ts';
import type { Row } from '../db/row.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';
import { issueChallenge } from './challenge.ts';
import type { Device, Origin } from './open-session.ts';
import { assertionOptions } from './passkeys.ts';
import { hasRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import { unseal } from './secret-box.ts';

const CHALLENGE_S = 5 * 60;

/** Whose sealed secret it is: see `secret-box.ts`. */
export const totpOwner = (user_id: number): string => `totp:${user_id}`;

/** A sign-in that waits for its second factor: how it came, and from which device alone it may go on. */
export interface BegunSignIn {
  readonly origin: Origin;
  readonly fingerprint: string;
  readonly userAgent: string;
  /** Hash of the browser's mark. */
  readonly browser: string;
  /** The restore link it came by, which is used up with the proof. */
  readonly link?: number;
}

/**
 * The ways this person may prove themselves after the password; none when they have no second factor. Recovery codes
 * stand in for one that was lost and are none by themselves.
 */
export const methodsOf = async (db: Db, user_id: number): Promise<SecondFactorMethod[]> => {
  const [has] = await db.rows<Record<SecondFactorMethod, boolean>>(
    `select u."totp_secret" <> '' as totp,
            exists (select 1 from "recovery_code" r where r."user_id" = u."id" and r."used_at" is null) as recovery,
            exists (select 1 from "passkey" p where p."user_id" = u."id") as passkey
     from "app_user" u where u."id" = $1`,
    [user_id],
  );
  if (!has?.totp && !has?.passkey) return [];
  return METHODS.filter((method) => has[method]);
};

const METHODS: readonly SecondFactorMethod[] = ['totp', 'recovery', 'passkey'];

/** Asks for a second factor: the challenge names the sign-in that was begun and opens nothing. Always refuses. */
export const askSecondFactor = async (
  user_id: number,
  methods: readonly SecondFactorMethod[],
  { origin, fingerprint, userAgent, browser, link }: BegunSignIn & Device,
): Promise<never> => {
  const begun = { origin, fingerprint, userAgent, browser };
  const payload: BegunSignIn = link === undefined ? begun : { ...begun, link };
  const values = await inTransaction(async (tx) => {
    const challenge = await issueChallenge(tx, 'second_factor', { user_id, payload }, CHALLENGE_S);
    const passkey = await assertionOptions(tx, user_id, challenge);
    return { challenge, methods, ...(passkey ? { passkey } : {}) };
  });
  throw refusal('missing_secret_code', values);
};

/**
 * Counts an attempt at a person's second factor, by whatever call it comes, before the code is looked at and in a
 * transaction of its own: nothing that follows takes it back. Answers how many are left. Refuses: too_many_requests.
 */
export const countCode = async (user_id: number): Promise<number> => {
  const { wait, left } = await takeAttempt(codeKey(user_id), CODE_LIMIT, user_id);
  if (wait > 0) throw tooMany(wait);
  return left;
};

/**
 * Uses up a code of a person and forgives the wrong ones before it; answers what it was. `left` is what `countCode`
 * answered for it. Refuses: wrong_secret_code.
 */
export const takeCode = async (
  tx: Tx,
  user_id: number,
  typed: string,
  left: number,
): Promise<TypedCode['kind']> => {
  const code = typedCode(typed);
  const right = code !== undefined && (await TAKE[code.kind](tx, user_id, code.code));
  if (!right) throw refusal('wrong_secret_code', { attempts: left });
  await forgetAttempts(tx, codeKey(user_id));
  return code.kind;
};

/** Whether it is a code of the person's authenticator now; a right one is used up and forgives like any other. */
export const checkTotp = async (tx: Tx, user_id: number, typed: string): Promise<boolean> => {
  const code = typedCode(typed);
  const right = code?.kind === 'totp' && (await takeTotp(tx, user_id, code.code));
  if (right) await forgetAttempts(tx, codeKey(user_id));
  return right;
};

/** Whether a code would be taken now; it is not, and nothing is counted. */
export const isRightCode = async (db: Db, user_id: number, typed: string): Promise<boolean> => {
  const code = typedCode(typed);
  if (code?.kind === 'recovery') return hasRecoveryCode(db, user_id, code.code);
  const row = code && (await totpOf(db, user_id));
  if (!row) return false;
  const step = stepNow(row, user_id, code.code);
  return step !== undefined && step > row.totp_last_step;
};

type Totp = Row<'app_user', 'totp_secret' | 'totp_last_step'> & { now: number };

const totpOf = async (db: Db, user_id: number): Promise<Totp | undefined> => {
  const [row] = await db.rows<Totp>(
    'select "totp_secret", "totp_last_step", extract(epoch from clock_timestamp())::float8 as now from "app_user" where "id" = $1',
    [user_id],
  );
  return row;
};

const stepNow = ({ totp_secret, now }: Totp, user_id: number, code: string): number | undefined => {
  const secret = unseal(totp_secret, totpOwner(user_id));
  return secret === undefined ? undefined : stepOfCode(secret, code, now);
};

/** A code of the authenticator opens for one time step, and each step once: the later of two parallel calls finds it taken. */
const takeTotp = async (tx: Tx, user_id: number, code: string): Promise<boolean> => {
  const row = await totpOf(tx, user_id);
  const step = row && stepNow(row, user_id, code);
  if (step === undefined) return false;
  const taken = await tx.rows(
    `update "app_user" set "totp_last_step" = $2
     where "id" = $1 and "totp_secret" = $3 and "totp_last_step" < $2 returning "id"`,
    [user_id, step, row?.totp_secret],
  );
  return taken.length === 1;
};

const TAKE = { totp: takeTotp, recovery: takeRecoveryCode } as const;

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
