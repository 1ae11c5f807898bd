import { z } from 'zod';
import { followed } from './followed.ts';
import { id, objectName, seenWarnings, words } from './shapes.ts';

/** A PIN as it is typed: digits, as many as `pin_length` says. */
const pin = z.string().regex(/^\d{4,12}$/);
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const intentId = z.string().regex(/^[0-9a-f]{32}$/);
/** A detached CMS, base64 as plug-ins write it: with or without line breaks. */
const cms = z.string().min(100).max(360_000);

export const SIGNATURE_TYPES = ['1', '2', '3'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** What is to be signed: a document and the step it is signed for. */
export const prepareInput = z.strictObject({
  object_id: objectName,
  document_id: id,
  workflow_id: id,
  seen: seenWarnings.optional(),
});

const intent = {
  intent_id: intentId,
  object_id: objectName.optional(),
  document_id: id.optional(),
  request_id: id.optional(),
  workflow_id: id.optional(),
  type: z.enum(SIGNATURE_TYPES).optional(),
  role: z.string().max(20).optional(),
  /** The hash that was signed: Streebog-256 of the file; compared, never believed. */
  hash: hex(64).optional(),
  certificate_id: id.optional(),
  thumbprint: hex(40).optional(),
  /** Type 3. */
  signature: cms.optional(),
  comments: words(4_000).optional(),
};

export const signInput = z.strictObject({
  ...intent,
  /** Type 2. */
  pin: pin.optional(),
});

/** Up to 25 prepared documents with one PIN, or a signature for each; every row has an outcome of its own. */
export const BULK_CAP = 25;
export const bulkInput = z.strictObject({
  pin: pin.optional(),
  rows: z.array(z.strictObject(intent)).min(1).max(BULK_CAP),
});

/** The window was closed without signing: what was made for it goes away again (AMB-155). */
export const cancelInput = z.strictObject({ intent_id: intentId });
export const cancelled = z.object({ data: z.object({ intent_id: intentId }) });

export const pinCheckInput = z.strictObject({ employee_id: id, pin });

export const certificateInput = z.strictObject({
  employee_id: id,
  name: words(300).optional(),
  issued_date: z.string().max(40).optional(),
  expiration_date: z.string().max(40).optional(),
  serial_number: z.string().max(80).optional(),
  thumbprint: z.string().max(80).optional(),
  /** The certificate, DER in base64 or PEM. What it says stands there; the other fields are compared with it. */
  text: z.string().min(100).max(20_000),
});

const file = z.object({
  id,
  name: z.string(),
  original_name: z.string(),
  content_type: z.string(),
  size: z.number().int(),
});

const storedCertificate = z.object({
  certificate_id: id,
  name: z.string(),
  serial_number: z.string(),
  thumbprint: hex(40),
  issuer: z.string(),
  issued_date: z.string(),
  expiration_date: z.string(),
});

/** How PINs stand with the caller, by the server's counter. */
export const pinState = z.object({
  /** Digits of the PIN there is. */
  length: z.number().int(),
  /** Digits of the next one that is chosen. */
  new_length: z.number().int(),
  attempts: z.number().int(),
  /** PINs are refused until then; null when one is taken. */
  locked_until: z.string().nullable(),
  has_key: z.boolean(),
});
export type PinState = z.infer<typeof pinState>;

/** A sign of the text that no font has: what is printed in its place, and the words it stands in. */
const unprinted = z.object({ sign: z.string(), printed: z.string(), around: z.string() });
export type Unprinted = z.infer<typeof unprinted>;

/** What the window of signing shows and needs. */
export const prepared = z.object({
  intent_id: intentId,
  /** Who signs: the person at the screen, also under a grant. */
  employee_id: id,
  object_id: z.string(),
  document_id: id,
  request_id: id,
  workflow_id: id,
  next_status_id: z.string(),
  /** none: the caller has no type of signature. */
  type: z.enum([...SIGNATURE_TYPES, 'none']),
  method: z.enum(['add', 'stamp']),
  company_behalf: z.boolean(),
  file,
  hash: hex(64),
  digests: z.object({ sha256: hex(64), streebog256: hex(64), streebog512: hex(128) }),
  /** Signs the printed form shows otherwise than written; the signer sees them before signing. */
  unprinted: z.array(unprinted),
  expires_at: z.string(),
  pin: pinState.optional(),
  certificates: z.array(storedCertificate),
  policy: z.object({ level: z.string(), required: z.boolean(), article: z.string() }),
});
export type Prepared = z.infer<typeof prepared>;

const signedFile = z.object({ id, name: z.string(), original_name: z.string(), hash: z.string() });

export const signed = z.object({
  data: z.object({
    id,
    request_id: id,
    hash: hex(64),
    files: z.array(signedFile),
    signature_id: id,
    /** Of the row of history that was written with it. */
    seq: z.number().int(),
    public_id: z.string(),
    /** The copy for viewing as it stood before this signature; the one that shows it is another. */
    visual_id: id.nullable(),
    ...followed.shape,
  }),
  request_id: id,
  hash: hex(64),
});
export type Signed = z.infer<typeof signed>;

export const bulkSigned = z.object({
  data: z.array(
    z.object({
      intent_id: intentId,
      ok: z.boolean(),
      document_id: id.optional(),
      /** Of a refusal: its reason and its sentence in both languages. */
      reason: z.string().optional(),
      /** Of a signature that was not taken: the code of its verdict. */
      code: z.string().optional(),
      message: z.string().optional(),
      message_eng: z.string().optional(),
      ...followed.shape,
    }),
  ),
  pin: pinState.optional(),
});

export const pinChecked = z.object({ status: z.enum(['true', 'false']), pin: pinState });
export const certificateSaved = z.object({ data: z.object({ certificate_id: id }) });
