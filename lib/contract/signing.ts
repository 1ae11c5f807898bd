import type { Reason } from '../kernel/errors.data.ts';
import { anybodys, type Method } from '../rpc/contract/method.ts';
import { moving } from '../rpc/contract/reasons.ts';
import { verified, verifyInput } from '../rpc/sign-verify.ts';
import {
  bulkInput,
  bulkSigned,
  cancelInput,
  cancelled,
  prepared,
  prepareInput,
  signed,
  signInput,
} from '../rpc/signing.ts';

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
  'files_busy',
];

/** Signing documents, and checking signatures. */
export const signingMethods = {
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
    alone: true,
  },
  'sign.stamp': {
    summary: 'Signs the printed form of a document, and moves the document with its request',
    input: signInput,
    output: signed,
    errors: [...signing, ...moving],
    writes: true,
    alone: true,
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
    errors: ['invalid_params', 'not_found', 'busy', 'files_busy', 'too_many_requests'],
    ...anybodys,
  },
} as const satisfies Record<string, Method>;
