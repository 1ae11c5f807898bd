import { z } from 'zod';
import { id, words } from './shapes.ts';
import { certificateSaved, pinState } from './signing.ts';

const pin = z.string().regex(/^\d{1,12}$/);

/** The first PIN of a key that hr has ordered, or of the one that takes the place of a forgotten one. */
export const setPinInput = z.strictObject({ pin });
export const changePinInput = z.strictObject({ current: pin, pin });

export const orderKeyInput = z.strictObject({
  employee_id: id,
  reason: words(500).default(''),
});
export const decideOrderInput = z.strictObject({ id, granted: z.boolean() });

export const revokeInput = z.strictObject({ id, reason: words(200).min(1) });

const keyCertificate = z.object({
  certificate_id: id,
  serial_number: z.string(),
  thumbprint: z.string(),
  issuer: z.string(),
  issued_date: z.string(),
  expiration_date: z.string(),
});

/** How things stand with the caller's own key. */
export const ownKey = z.object({
  data: z.object({
    pin: pinState,
    certificate: keyCertificate.nullable(),
    /** asked: hr has not decided yet; granted: the PIN may be chosen until `expires_at`. */
    order: z
      .object({
        kind: z.enum(['issue', 'reissue']),
        state: z.enum(['asked', 'granted']),
        expires_at: z.string(),
      })
      .nullable(),
  }),
});
export type OwnKey = z.infer<typeof ownKey>['data'];

export const keySet = z.object({ data: z.object({ certificate_id: id, pin: pinState }) });
/** `confirmed` is false while hr has not said yet that the certificate is the person's. */
export const certificateStored = certificateSaved.extend({
  data: certificateSaved.shape.data.extend({ confirmed: z.boolean() }),
});

export const KINDS_OF_TRUST = ['root', 'intermediate'] as const;
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]);
export const trustAddInput = z.strictObject({
  kind: z.enum(KINDS_OF_TRUST),
  /** PEM, or DER in base64. */
  text: z.string().min(100).max(40_000),
  crl_url: webAddress.default(''),
  delta_url: webAddress.default(''),
  ocsp_url: webAddress.default(''),
});
/** `error` is '' when the list, and the one of its changes if there is any, was read and kept. */
export const fetched = z.object({ data: z.object({ id, error: z.string() }) });
