import { z } from 'zod';
import { DIRECTORY_REFUSALS } from '../identity/directory-answer.ts';
import { anybodys, type Method, secretive } from '../rpc/contract/method.ts';
import { id, nothing, record, records } from '../rpc/shapes.ts';
import {
  profile,
  proveInput,
  refreshInput,
  renewInput,
  restoreInput,
  signInInput,
  ssoStartInput,
  tokenRecord,
  userGetInput,
} from '../rpc/sign-in.ts';
import { userAuthInput } from '../rpc/user-auth.ts';

/** Coming in and leaving, and what concerns the caller alone. */
export const identityMethods = {
  'token.get': {
    summary: 'Signs in',
    input: signInInput,
    output: tokenRecord,
    errors: [
      'wrong_login_or_password',
      'missing_secret_code',
      'wrong_secret_code',
      'account_blocked',
      'directory_unavailable',
      ...DIRECTORY_REFUSALS,
      'busy',
      'too_many_requests',
    ],
    ...anybodys,
  },
  'token.prove': {
    summary: 'Finishes a sign-in with a passkey, after missing_secret_code',
    input: proveInput,
    output: tokenRecord,
    errors: ['passkey_refused', 'challenge_over'],
    ...anybodys,
  },
  'token.refresh': {
    summary: 'A new access token',
    input: refreshInput,
    output: tokenRecord,
    errors: ['invalid_refresh_token', 'foreign_origin'],
    ...anybodys,
  },
  'token.remove': {
    summary: 'Signs out',
    input: nothing,
    output: z.object({ data: z.literal(true), leave: z.string().optional() }),
    errors: [],
    cookie: true,
    alone: true,
  },
  'token.restore': {
    summary: 'Mails a link to set a new password; the answer never tells whether there is such an account',
    input: restoreInput,
    output: z.object({ data: z.literal(true) }),
    errors: ['invalid_params', 'too_many_requests'],
    ...anybodys,
  },
  'token.renew': {
    summary: 'Mails another link to whom an old one was for; the answer never tells whether there was one',
    input: renewInput,
    output: z.object({ data: z.literal(true) }),
    errors: ['invalid_params', 'too_many_requests'],
    ...anybodys,
  },
  'token.grant': {
    summary: 'Acts by a grant of the caller, or as oneself again; answers a new access token',
    input: z.strictObject({ grant: id.nullable() }),
    output: tokenRecord,
    errors: ['invalid_params', 'access_denied'],
    alone: true,
  },
  'grant.waiting': {
    summary: 'What waits for those the caller may act for, without acting for them',
    input: nothing,
    output: records,
    errors: [],
  },
  'sso.start': {
    summary: 'Begins a sign-in at a provider: the address to go to',
    input: ssoStartInput,
    output: z.object({ data: z.object({ url: z.string() }) }),
    errors: ['invalid_params', 'too_many_requests', 'provider_unavailable'],
    ...anybodys,
  },
  'user.get': {
    summary: 'The profile of the caller; a token of an address opens a session first',
    input: userGetInput,
    output: z.object({ profile, token: tokenRecord.optional() }),
    errors: [
      'invalid_params',
      'link_expired',
      'account_blocked',
      'missing_secret_code',
      'wrong_secret_code',
      'too_many_requests',
    ],
    entry: true,
  },
  'user.auth': {
    summary: "Acts on the caller's own account",
    input: userAuthInput,
    output: record,
    errors: [
      'invalid_params',
      'not_found',
      'validation',
      'edited_by_another',
      'wrong_secret_code',
      'second_factor_is_on',
      'second_factor_is_off',
      'too_many_requests',
      'passkey_refused',
      'challenge_over',
      'too_many_passkeys',
      'proof_required',
      'directory_unavailable',
      ...DIRECTORY_REFUSALS,
      'busy',
    ],
    ...secretive,
  },
} as const satisfies Record<string, Method>;
