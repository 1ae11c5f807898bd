import { z } from 'zod';

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** What names something that waits for its proof; the authenticator signs it as well. */
export const challengeToken = bytes(200);

export const passkeyName = z.string().trim().min(1).max(60);

const credentialId = bytes(1_400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser answers to the options of a new passkey, in the JSON form of WebAuthn; what is not needed falls away. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a browser answers when a passkey was used. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
  }),
});

export type Registration = z.infer<typeof registration>;
export type Assertion = z.infer<typeof assertion>;
