import { z } from 'zod';
import { BUSINESS_ROLES } from '../access/roles.ts';
import type { Reason } from '../kernel/errors.data.ts';
import { assertion, challengeToken } from './passkey.ts';
import { userAuthInput } from './user-auth.ts';
import { notificationSwitches } from './user-edit.ts';
import { userAddInput, userEditInput, userNotifyInput } from './users.ts';

const objectName = z.string().min(1).max(60);
/** A JSON object as it came: no key is dropped before the object's own fields have judged it. */
const record = z
  .unknown()
  .refine((value) => value !== null && typeof value === 'object' && !Array.isArray(value))
  .meta({ type: 'object' }) as unknown as z.ZodType<Record<string, unknown>>;
const records = z.union([record, z.array(record).min(1).max(500)]);
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const numeric = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;

/** Reading a list (GET /view takes the same in its query, where numbers are text). */
export const listInput = z.strictObject({
  object: objectName,
  filter: z.string().max(4_000).optional(),
  select: z.string().max(4_000).optional(),
  orderBy: z.string().max(300).optional(),
  sort: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['asc', 'desc']).optional()),
  rowsPerPage: z.preprocess(
    numeric,
    z.union([z.literal('all'), z.number().int().min(1).max(1_000_000)]).optional(),
  ),
  page: z.preprocess(numeric, z.number().int().min(1).max(1_000_000).optional()),
  after: z.string().max(2_000).optional(),
});

export const rowsInput = listInput.pick({ object: true, filter: true });

export const writeInput = z.strictObject({
  object: objectName,
  data: records.transform((data) => (Array.isArray(data) ? data : [data])),
});

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

export const ssoStartInput = z.strictObject({
  provider: z.string().max(32),
  /** The address began with the client's code. */
  in_path: z.boolean().optional(),
  /** Where the person wanted to go. */
  to: z.string().max(2_000).optional(),
});

/** The profile of the caller, or of whom a token of an address lets in. */
export const userGetInput = z
  .strictObject({
    token: z.string().min(20).max(200).optional(),
    /** Where the account of the token has a second factor. */
    secretCode: z.string().max(20).optional(),
  })
  .refine((input) => input.token !== undefined || input.secretCode === undefined, { path: ['token'] });
export const proveInput = z.strictObject({ challenge: challengeToken, response: assertion });

const nothing = z.strictObject({});

export const batchCall = z.strictObject({
  batchId: z.union([z.string().max(100), z.number()]).optional(),
  method: z.string().max(60),
  params: z.unknown().optional(),
});

export const BATCH_CAP = 50;

export const batchInput = z.union([z.array(batchCall), z.strictObject({ calls: z.array(batchCall) })]);

const list = z.object({
  data: z.array(record),
  total: z.number().int(),
  total_exact: z.boolean(),
  next: z.string().optional(),
});
const written = z.object({ data: z.array(record) });

const businessRole = z.enum(BUSINESS_ROLES);

/**
 * The way of a document from where it stands, as the dictionary of steps has it for its organization: beside `steps`
 * in every row of a document, and by `workflow.path` for one that is to be.
 */
const documentPath = z.object({
  held_by: z.array(businessRole),
  behind: z.number().int(),
  stops: z.array(
    z.object({
      status_id: z.string(),
      status_name: z.string(),
      status_name_eng: z.string(),
      role: businessRole.nullable(),
    }),
  ),
});
export type DocumentPath = z.infer<typeof documentPath>;

/** The way a family's documents go in the caller's organization, and every status they may come to. */
const familyPath = z.object({ path: documentPath, statuses: z.array(z.string()) });
export type FamilyPath = z.infer<typeof familyPath>;

export const tokenRecord = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
});

const profile = z.object({
  id,
  login: z.string(),
  employee_id: id.nullable(),
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
  scope: z.string(),
  skin: z.string().nullable(),
  position: z.string(),
  position_eng: z.string(),
  notifications: notificationSwitches,
});
export type Profile = z.infer<typeof profile>;

/** What one method takes, answers and may refuse. */
export interface Method {
  readonly summary: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly errors: readonly Reason[];
  /** Answers without a token. */
  readonly public?: true;
  /** Changes data: honours Idempotency-Key. */
  readonly writes?: true;
  /** Its answer may hold secrets: none is kept, so an Idempotency-Key has no effect. */
  readonly confidential?: true;
  /** On a page of ours the cookie, if there is one yet, stands for a bearer that is over or missing. */
  readonly cookie?: true;
  /** A `token` of an address may stand for the bearer. */
  readonly entry?: true;
  /** Not inside a batch. */
  readonly alone?: true;
}

const reading: readonly Reason[] = [
  'invalid_params',
  'unknown_object',
  'unknown_field',
  'invalid_filter',
  'too_heavy',
];
const writing: readonly Reason[] = [
  'invalid_params',
  'unknown_object',
  'unknown_field',
  'access_denied',
  'not_found',
  'validation',
  'proof_required',
  'edited_by_another',
  'idempotency_key_reused',
];
const moving: readonly Reason[] = [
  'no_workflow_step',
  'status_mismatch',
  'forbidden_period',
  'forbidden_period_by_status',
  'not_editable',
  'not_deletable',
];

/** Every method there is. The dispatcher, the OpenRPC document and the contract tests walk this list. */
export const METHODS = {
  'view.get': {
    summary: 'A page of an object with joined names',
    input: listInput,
    output: list,
    errors: reading,
    public: true,
  },
  'table.get': { summary: 'Raw rows of one object', input: rowsInput, output: list, errors: reading },
  'table.add': {
    summary: 'Adds records; document_status moves a document',
    input: writeInput,
    output: written,
    errors: [...writing, ...moving],
    writes: true,
  },
  'table.edit': {
    summary: 'Changes the given fields of records',
    input: writeInput,
    output: written,
    errors: [...writing, 'not_editable'],
    writes: true,
  },
  'table.del': {
    summary: 'Deletes records by id',
    input: writeInput,
    output: written,
    errors: [...writing, 'not_deletable', 'used_elsewhere'],
    writes: true,
  },
  'workflow.path': {
    summary: 'The way a new document of a family would go in the organization of the caller',
    input: z.strictObject({ object: objectName }),
    output: familyPath,
    errors: ['invalid_params', 'unknown_object', 'access_denied'],
  },
  batch: {
    summary: 'Up to 50 independent calls in one round trip',
    input: batchInput,
    output: z.object({ data: z.array(record) }),
    errors: ['invalid_params', 'too_many_calls'],
    alone: true,
  },
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
      'busy',
      'too_many_requests',
    ],
    public: true,
    alone: true,
  },
  'token.prove': {
    summary: 'Finishes a sign-in with a passkey, after missing_secret_code',
    input: proveInput,
    output: tokenRecord,
    errors: ['passkey_refused', 'challenge_over'],
    public: true,
    alone: true,
  },
  'token.refresh': {
    summary: 'A new access token',
    input: refreshInput,
    output: tokenRecord,
    errors: ['invalid_refresh_token', 'foreign_origin'],
    public: true,
    alone: true,
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
    public: true,
    alone: true,
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
    output: z.object({ data: z.array(record) }),
    errors: [],
  },
  'sso.start': {
    summary: 'Begins a sign-in at a provider: the address to go to',
    input: ssoStartInput,
    output: z.object({ data: z.object({ url: z.string() }) }),
    errors: ['invalid_params', 'too_many_requests', 'provider_unavailable'],
    public: true,
    alone: true,
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
  'user.unlock': {
    summary: 'Forgets the attempts that keep a person from signing in',
    input: z.strictObject({ id }),
    output: z.object({ data: z.object({ id }) }),
    errors: ['invalid_params', 'access_denied', 'not_found', 'proof_required'],
    writes: true,
  },
  'user.restore': {
    summary: 'Mails a person a link to set a new password',
    input: z.strictObject({ id }),
    output: z.object({ data: z.object({ id }) }),
    errors: ['invalid_params', 'access_denied', 'not_found', 'validation', 'proof_required'],
    writes: true,
  },
  'user.dropFactor': {
    summary: 'Takes away the lost second factor of somebody else and ends their sessions',
    input: z.strictObject({ id }),
    output: z.object({ data: z.object({ id }) }),
    errors: ['invalid_params', 'access_denied', 'not_found', 'proof_required', 'second_factor_is_off'],
    writes: true,
  },
  'user.add': {
    summary: 'Opens an account and invites its owner; one for an e-mail',
    input: userAddInput,
    output: z.object({ id }),
    errors: [
      'invalid_params',
      'access_denied',
      'email_taken',
      'validation',
      'proof_required',
      'busy',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'user.edit': {
    summary: "Changes the caller's own language, notifications and contacts; an account, for admin and hr",
    input: userEditInput,
    output: z.object({ data: z.object({ id }) }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'email_taken',
      'validation',
      'edited_by_another',
      'proof_required',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'user.notify': {
    summary: 'Puts a message before people',
    input: userNotifyInput,
    output: z.object({ data: z.object({ told: z.number().int() }) }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'validation',
      'too_many_requests',
      'idempotency_key_reused',
    ],
    writes: true,
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
      'busy',
    ],
    writes: true,
    confidential: true,
    alone: true,
  },
  'rpc.discover': {
    summary: 'This contract as OpenRPC',
    input: nothing,
    output: record,
    errors: [],
    public: true,
  },
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof METHODS;

export const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name);
