import { z } from 'zod';
import { assertion, challengeToken } from './passkey.ts';
import { id, record } from './shapes.ts';
import { notificationSwitches } from './user-edit.ts';

export const signInInput = z
  .strictObject({
    login: z.string().max(254).optional(),
    email: z.string().max(254).optional(),
    password: z.string().max(1_000),
    secretCode: z.string().max(20).optional(),
    pinCode: z.string().max(20).optional(),
    client: z.string().max(32).optional(),
    host: z.string().max(300).optional(),
    details: z.record(z.string().max(60), z.unknown()).optional(),
  })
  .refine((input) => input.login || input.email, { path: ['login'] });

export const refreshInput = z.strictObject({
  refresh_token: z.string().max(200).optional(),
  refreshToken: z.string().max(200).optional(),
});

/** Asks for a link to set a new password. `host` is taken for the sake of old callers and never looked at. */
export const restoreInput = z.strictObject({
  email: z.string().trim().min(1).max(254),
  client: z.string().max(32).optional(),
  host: z.string().max(300).optional(),
});

/** Asks for another link in place of one that is over: `token` is that of the old link. */
export const renewInput = z.strictObject({ token: z.string().min(1).max(200) });

export const ssoStartInput = z.strictObject({
  provider: z.string().max(32),
  /** The address began with the client's code. */
  in_path: z.boolean().optional(),
  /** Where the person wanted to go. */
  to: z.string().max(2_000).optional(),
});

/** The profile of the caller, or of the owner of a token from an address. */
export const userGetInput = z
  .strictObject({
    token: z.string().min(20).max(200).optional(),
    /** Where the account of the token has a second factor. */
    secretCode: z.string().max(20).optional(),
  })
  .refine((input) => input.token !== undefined || input.secretCode === undefined, { path: ['token'] });
export const proveInput = z.strictObject({ challenge: challengeToken, response: assertion });

export const tokenRecord = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
});

export const profile = z.object({
  id,
  login: z.string(),
  employee_id: id.nullable(),
  /** The person at the screen, also under a grant. */
  real_employee_id: id.nullable(),
  organization_id: id.nullable(),
  organization_name: z.string(),
  organization_name_eng: z.string(),
  client_id: id,
  client_code: z.string(),
  roles: z.array(z.string()),
  language: z.enum(['ru', 'en']),
  grant_id: id.nullable(),
  grants: z.array(record),
  signature: z.string(),
  name: z.string(),
  name_eng: z.string(),
  email: z.string(),
  photo_name: z.string(),
  two_factor: z.string(),
  recovery_codes_left: z.number().int(),
  password_update_date: z.string(),
  password_doesnt_expire: z.string(),
  /** '1': no call but the change of the password is answered. */
  must_change_password: z.string(),
  /** '1': no call but what sets up a second factor is answered. */
  must_set_second_factor: z.string(),
  /** '1': came by a restore link, and sets a password without the one before. */
  password_by_link: z.string(),
  /** '1': after the last working day, reads their own documents and changes nothing. */
  dismissed: z.string(),
  scope: z.string(),
  skin: z.string().nullable(),
  position: z.string(),
  position_eng: z.string(),
  notifications: notificationSwitches,
});
export type Profile = z.infer<typeof profile>;
