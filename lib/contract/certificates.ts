import type { Method } from '../rpc/contract/method.ts';
import { deciding, onOwnKey } from '../rpc/contract/reasons.ts';
import { byId, done } from '../rpc/shapes.ts';
import { certificateInput } from '../rpc/signing.ts';
import { certificateStored, fetched, revokeInput, trustAddInput } from '../rpc/signing-keys.ts';

/** Certificates of people, and those that signatures are believed by. */
export const certificateMethods = {
  'sign.certificate': {
    summary: "Registers a certificate of type 3 as the caller's",
    input: certificateInput,
    output: certificateStored,
    errors: [...onOwnKey, 'sign_failed', 'certificate_not_yours', 'files_busy', 'idempotency_key_reused'],
    writes: true,
  },
  'sign.confirmCertificate': {
    summary: "Confirms that a certificate is the person's",
    input: byId,
    output: done,
    errors: deciding,
    writes: true,
  },
  'sign.revokeCertificate': {
    summary: 'Takes a certificate out of use for good',
    input: revokeInput,
    output: done,
    errors: deciding,
    writes: true,
  },
  'trust.add': {
    summary: 'Adds a certificate that signatures are believed by',
    input: trustAddInput,
    output: done,
    errors: [
      'invalid_params',
      'access_denied',
      'proof_required',
      'validation',
      'files_busy',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'trust.fetch': {
    summary: 'Fetches the list of revoked certificates of a trusted issuer and its changes now',
    input: byId,
    output: fetched,
    errors: ['invalid_params', 'access_denied', 'not_found'],
    writes: true,
    alone: true,
  },
} as const satisfies Record<string, Method>;
