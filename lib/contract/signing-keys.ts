import { type Method, secretive } from '../rpc/contract/method.ts';
import { deciding, onOwnKey } from '../rpc/contract/reasons.ts';
import { byId, done, nothing } from '../rpc/shapes.ts';
import { certificateInput, pinChecked, pinCheckInput } from '../rpc/signing.ts';
import {
  certificateStored,
  changePinInput,
  decideOrderInput,
  fetched,
  keySet,
  orderKeyInput,
  ownKey,
  revokeInput,
  setPinInput,
  trustAddInput,
} from '../rpc/signing-keys.ts';

/** The caller's own signing key and its PIN, and the orders that keys are given out by. */
export const signingKeyMethods = {
  'sign.key': {
    summary: "How things stand with the caller's own signing key",
    input: nothing,
    output: ownKey,
    errors: ['access_denied'],
  },
  'sign.pin_check': {
    summary: "Tries the caller's own PIN; the tries are counted on the server",
    input: pinCheckInput,
    output: pinChecked,
    errors: [...onOwnKey, 'no_signing_key', 'pin_exhausted', 'busy'],
    ...secretive,
  },
  'sign.setPin': {
    summary: 'Makes the signing key that hr has granted, under the PIN its person chooses',
    input: setPinInput,
    output: keySet,
    errors: [...onOwnKey, 'proof_required', 'no_signing_key', 'validation', 'edited_by_another', 'busy'],
    ...secretive,
  },
  'sign.changePin': {
    summary: "Puts the caller's signing key under another PIN",
    input: changePinInput,
    output: keySet,
    errors: [
      ...onOwnKey,
      'validation',
      'no_signing_key',
      'wrong_pin',
      'pin_exhausted',
      'edited_by_another',
      'busy',
    ],
    ...secretive,
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
    errors: deciding,
    writes: true,
  },
} as const satisfies Record<string, Method>;

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
