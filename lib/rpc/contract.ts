import { z } from 'zod';
import type { Reason } from '../kernel/errors.data.ts';
import { paperPeople, paperPeopleInput, publishedTo, publishInput, reminded, remindInput } from './papers.ts';
import { familyPath } from './path.ts';
import { list, listInput, rowsInput, writeInput, written } from './rows.ts';
import { id, objectName, record } from './shapes.ts';
import {
  profile,
  proveInput,
  refreshInput,
  restoreInput,
  signInInput,
  ssoStartInput,
  tokenRecord,
  userGetInput,
} from './sign-in.ts';
import { verified, verifyInput } from './sign-verify.ts';
import {
  bulkInput,
  bulkSigned,
  cancelInput,
  cancelled,
  certificateInput,
  pinChecked,
  pinCheckInput,
  prepared,
  prepareInput,
  signed,
  signInput,
} from './signing.ts';
import {
  certificateIdInput,
  certificateStored,
  changePinInput,
  decideOrderInput,
  done,
  fetched,
  keySet,
  orderKeyInput,
  ownKey,
  revokeInput,
  setPinInput,
  trustAddInput,
} from './signing-keys.ts';
import { userAuthInput } from './user-auth.ts';
import { userAddInput, userEditInput, userNotifyInput } from './users.ts';

const nothing = z.strictObject({});

export const batchCall = z.strictObject({
  batchId: z.union([z.string().max(100), z.number()]).optional(),
  method: z.string().max(60),
  params: z.unknown().optional(),
});

export const BATCH_CAP = 50;

export const batchInput = z.union([z.array(batchCall), z.strictObject({ calls: z.array(batchCall) })]);

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

const signing: readonly Reason[] = [
  'invalid_params',
  'not_found',
  'access_denied',
  'validation',
  'intent_over',
  'already_signed',
  'document_changed',
  'no_file_to_sign',
  'file_unwritten',
  'no_request_leg',
  'paper_only',
  'signature_type_none',
  'signature_too_weak',
  'signing_is_personal',
  'no_signing_key',
  'wrong_pin',
  'pin_exhausted',
  'sign_failed',
  'certificate_not_yours',
  'power_of_attorney_missing',
  'idempotency_key_reused',
  'busy',
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
  'sign.prepare': {
    summary: 'What is to be signed: the file, its hashes and with what; opens an intent for ten minutes',
    input: prepareInput,
    output: prepared,
    errors: ['too_many_requests', ...signing, ...moving],
    writes: true,
  },
  'sign.add': {
    summary: 'Signs a paper that was brought, and moves its document',
    input: signInput,
    output: signed,
    errors: [...signing, ...moving],
    writes: true,
  },
  'sign.stamp': {
    summary: 'Signs the printed form of a document, and moves the document with its request',
    input: signInput,
    output: signed,
    errors: [...signing, ...moving],
    writes: true,
  },
  'sign.bulk': {
    summary: 'Signs up to 25 prepared documents; every row has an outcome of its own',
    input: bulkInput,
    output: bulkSigned,
    errors: signing,
    writes: true,
    alone: true,
  },
  'sign.cancel': {
    summary: 'Gives an intent up; a request made for it goes with its file',
    input: cancelInput,
    output: cancelled,
    errors: ['invalid_params', 'intent_over', 'idempotency_key_reused'],
    writes: true,
  },
  'sign.verify': {
    summary:
      'Judges a signature for anybody: one the portal keeps, or one in hand with the digests of its document',
    input: verifyInput,
    output: verified,
    errors: ['invalid_params', 'not_found', 'busy', 'too_many_requests'],
    public: true,
    alone: true,
  },
  'workflow.path': {
    summary: 'The way a new document of a family would go in the organization of the caller',
    input: z.strictObject({ object: objectName }),
    output: familyPath,
    errors: ['invalid_params', 'unknown_object', 'access_denied'],
  },
  'paper.people': {
    summary: 'Whom a paper would be put before, and who of them could answer',
    input: paperPeopleInput,
    output: paperPeople,
    errors: ['invalid_params', 'access_denied'],
  },
  'paper.publish': {
    summary: 'Puts a paper before people, a document for each; sent again it changes nothing',
    input: publishInput,
    output: publishedTo,
    errors: [
      'access_denied',
      'not_found',
      'no_workflow_step',
      'validation',
      'invalid_params',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'paper.remind': {
    summary: 'Reminds those who have not answered a paper',
    input: remindInput,
    output: reminded,
    errors: ['access_denied', 'not_found', 'invalid_params', 'idempotency_key_reused'],
    writes: true,
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
  'sign.pin_check': {
    summary: "Tries the caller's own PIN; the tries are counted on the server",
    input: pinCheckInput,
    output: pinChecked,
    errors: [
      'invalid_params',
      'access_denied',
      'signing_is_personal',
      'no_signing_key',
      'pin_exhausted',
      'busy',
    ],
    writes: true,
    confidential: true,
    alone: true,
  },
  'sign.key': {
    summary: "How things stand with the caller's own signing key",
    input: nothing,
    output: ownKey,
    errors: ['access_denied'],
  },
  'sign.setPin': {
    summary: 'Makes the signing key that hr has granted, under the PIN its person chooses',
    input: setPinInput,
    output: keySet,
    errors: [
      'invalid_params',
      'access_denied',
      'signing_is_personal',
      'proof_required',
      'no_signing_key',
      'validation',
      'edited_by_another',
      'busy',
    ],
    writes: true,
    confidential: true,
    alone: true,
  },
  'sign.changePin': {
    summary: "Puts the caller's signing key under another PIN",
    input: changePinInput,
    output: keySet,
    errors: [
      'invalid_params',
      'access_denied',
      'signing_is_personal',
      'validation',
      'no_signing_key',
      'wrong_pin',
      'pin_exhausted',
      'edited_by_another',
      'busy',
    ],
    writes: true,
    confidential: true,
    alone: true,
  },
  'sign.orderKey': {
    summary: 'Orders a signing key for a person; another decides about it',
    input: orderKeyInput,
    output: done,
    errors: [
      'invalid_params',
      'access_denied',
      'proof_required',
      'not_found',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'sign.decideOrder': {
    summary: 'Grants or refuses the signing key another has ordered',
    input: decideOrderInput,
    output: done,
    errors: [
      'invalid_params',
      'access_denied',
      'proof_required',
      'not_found',
      'edited_by_another',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'sign.certificate': {
    summary: "Registers a certificate of type 3 as the caller's",
    input: certificateInput,
    output: certificateStored,
    errors: [
      'invalid_params',
      'access_denied',
      'signing_is_personal',
      'sign_failed',
      'certificate_not_yours',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'trust.add': {
    summary: 'Adds a certificate that signatures are believed by',
    input: trustAddInput,
    output: done,
    errors: ['invalid_params', 'access_denied', 'proof_required', 'validation', 'idempotency_key_reused'],
    writes: true,
  },
  'trust.fetch': {
    summary: 'Fetches the list of revoked certificates of a trusted issuer now',
    input: certificateIdInput,
    output: fetched,
    errors: ['invalid_params', 'access_denied', 'not_found'],
    writes: true,
    alone: true,
  },
  'sign.confirmCertificate': {
    summary: "Confirms that a certificate is the person's",
    input: certificateIdInput,
    output: done,
    errors: [
      'invalid_params',
      'access_denied',
      'proof_required',
      'not_found',
      'edited_by_another',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'sign.revokeCertificate': {
    summary: 'Takes a certificate out of use for good',
    input: revokeInput,
    output: done,
    errors: [
      'invalid_params',
      'access_denied',
      'proof_required',
      'not_found',
      'edited_by_another',
      'idempotency_key_reused',
    ],
    writes: true,
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
