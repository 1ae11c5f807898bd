import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What may be told differently from how it is, one lie at a time. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userVerified?: boolean;
  readonly userPresent?: boolean;
  readonly type?: string;
  readonly id?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_ENCLOSED = 0x40;

/** An authenticator in software with one ES256 key: does what a browser and a security key do together. */
export const softPasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32).toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (flags: number, lies: Lies, enclosed = Buffer.alloc(0)) => {
    counter = lies.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head[0] =
      flags |
      (lies.userPresent === false ? 0 : USER_PRESENT) |
      (lies.userVerified === false ? 0 : USER_VERIFIED);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), head, enclosed]);
  };
  const named = (lies: Lies) => ({ id: lies.id ?? id, rawId: lies.id ?? id, type: 'public-key' });

  return {
    id,
    /** The answer to the options of a new passkey. */
    register: (challenge: string, lies: Lies = {}) => {
      const rawId = Buffer.from(lies.id ?? id, 'base64url');
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(jwk.x ?? '', 'base64url')],
          [-3, Buffer.from(jwk.y ?? '', 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const enclosed = Buffer.concat([Buffer.alloc(16), length, rawId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(KEY_ENCLOSED, lies, enclosed)],
      ]);
      return {
        ...named(lies),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** The answer to the options of a proof. */
    use: (challenge: string, lies: Lies = {}) => {
      const client = clientData('webauthn.get', challenge, lies);
      const data = authData(0, lies);
      return {
        ...named(lies),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
};

export type SoftPasskey = ReturnType<typeof softPasskey>;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** As much of CBOR as an attestation needs: whole numbers, text, bytes and maps. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
};

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
