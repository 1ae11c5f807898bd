import { z } from 'zod';
import { assertion, challengeToken, passkeyName, registration } from './passkey.ts';
import { id } from './shapes.ts';

/** A code as it is typed: six digits, or a recovery code. */
const pinCode = z.string().min(1).max(20);

/**
 * What a signed-in person may do with their own account: one call, told apart by `action`. It always concerns the
 * signed-in person, also while they act for another.
 */
export const userAuthInput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('changePassword'),
    /** Absent when the person came by a restore link. */
    current: z.string().max(1_000).optional(),
    password: z.string().max(1_000),
  }),
  z.strictObject({ action: z.literal('endOtherSessions') }),
  z.strictObject({ action: z.literal('createSecret') }),
  z.strictObject({
    action: z.literal('saveSecret'),
    gaSecret: z.string().regex(/^[A-Z2-7]{32}$/),
    twoFactor: z.literal('Google'),
    pinCode,
  }),
  z.strictObject({ action: z.literal('removeSecret'), pinCode }),
  z.strictObject({ action: z.literal('checkSecret'), pinCode }),
  z.strictObject({ action: z.literal('newRecoveryCodes'), pinCode }),
  z.strictObject({
    action: z.literal('setDeputy'),
    deputy_employee_id: id,
    families: z.array(z.string().max(60)).max(60).default([]),
    own_documents: z.boolean().default(false),
    date_from: z.string().max(10).nullable().default(null),
    date_to: z.string().max(10).nullable().default(null),
  }),
  z.strictObject({ action: z.literal('removeDeputy') }),
  z.strictObject({ action: z.literal('externalLink'), code: z.string().max(100) }),
  z.strictObject({ action: z.literal('passkeyOptions') }),
  z.strictObject({
    action: z.literal('passkeySave'),
    challenge: challengeToken,
    response: registration,
    name: passkeyName,
  }),
  z.strictObject({ action: z.literal('passkeyRename'), id, name: passkeyName }),
  z.strictObject({ action: z.literal('passkeyRemove'), id }),
  z.strictObject({ action: z.literal('stepUpOptions') }),
  z.strictObject({
    action: z.literal('stepUp'),
    /** A code, a passkey for the challenge of `stepUpOptions`, or the password of a person who has neither. */
    pinCode: pinCode.optional(),
    password: z.string().max(1_000).optional(),
    challenge: challengeToken.optional(),
    response: assertion.optional(),
  }),
]);

export type UserAuth = z.infer<typeof userAuthInput>;
