import { z } from 'zod';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
/** 128 random bits: the address of one signature, printed as a QR code on its visual. */
const publicId = hex(32);

const digests = z.strictObject({
  sha256: hex(64),
  sha384: hex(96).optional(),
  sha512: hex(128).optional(),
  streebog256: hex(64),
  streebog512: hex(128),
});

/** A signature the portal keeps, or one the caller brings with the digests of the document: never the document. */
export const verifyInput = z.union([
  z.strictObject({ public_id: publicId }),
  z.strictObject({
    /** CMS, base64 or PEM; 5 MiB as bytes at most. A call of more than 1 MB goes to `/api/verify`. */
    signature: z.string().min(100).max(7_200_000),
    digests,
    /** What a simple signature seals, as it stands in its package. */
    record: z.string().max(16_000).optional(),
  }),
]);
export type VerifyInput = z.infer<typeof verifyInput>;

const certificate = z.object({
  owner: z.string(),
  organization: z.string(),
  serial_number: z.string(),
  thumbprint: z.string(),
  issuer: z.string(),
  not_before: z.string(),
  not_after: z.string(),
});

/** What an anonymous caller sees: no more about a person than the stamp on the visual. */
export const verified = z.object({
  data: z.object({
    verdict: z.enum(['passed', 'failed', 'indeterminate']),
    code: z.string(),
    checks: z.array(
      z.object({
        name: z.string(),
        outcome: z.enum(['passed', 'failed', 'warned', 'informed', 'skipped', 'indeterminate']),
        code: z.string().optional(),
        detail: z.string().optional(),
      }),
    ),
    /** Null for a signature the portal did not take. */
    type: z.enum(['1', '2', '3']).nullable(),
    level: z.enum(['B', 'T', 'LT']).nullable(),
    /** The moment the certificate was judged for, and who vouches for it. */
    judged_at: z.string(),
    judged_by: z.enum(['portal', 'timestamp', 'now']),
    signed_at: z.string().nullable(),
    signing_time: z.string().nullable(),
    timestamp_at: z.string().nullable(),
    signer: z
      .object({
        name: z.string(),
        name_eng: z.string(),
        on_behalf_of: z.string(),
        on_behalf_of_eng: z.string(),
        company_behalf: z.boolean(),
      })
      .nullable(),
    /** Of the signer; of the portal's seal for a simple signature. */
    certificate: certificate.nullable(),
    file: z.object({ name: z.string(), digests }).nullable(),
    /** The last look at the stored bytes; null when the portal keeps none of them. */
    checked: z.object({ at: z.string(), code: z.string() }).nullable(),
  }),
});
export type Verified = z.infer<typeof verified>['data'];
