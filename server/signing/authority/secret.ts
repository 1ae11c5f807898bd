import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readConfig } from '../../config.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes and binds them to `aad`: under another one they do not open. */
export const lock = (key: Uint8Array, bytes: Uint8Array, aad: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(aad));
  const locked = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]);
};

/** What was locked; undefined under a wrong key, or when anything about it was changed. */
export const unlock = (key: Uint8Array, locked: Uint8Array, aad: string): Buffer | undefined => {
  const tag_end = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, locked.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(aad))
      .setAuthTag(locked.subarray(NONCE_BYTES, tag_end));
    return Buffer.concat([decipher.update(locked.subarray(tag_end)), decipher.final()]);
  } catch {
    return undefined;
  }
};

/** Under which secret of the installation new keys are kept. */
export const secretVersion = (): number => readConfig().SIGNING_SECRET_VERSION;

/**
 * A key of the installation for one purpose, under the present secret or the one before it; undefined for any other. A
 * stolen database alone yields none.
 */
export const installationKey = (version: number, purpose: string): Uint8Array | undefined => {
  const { AUTH_SECRET, SIGNING_SECRET, SIGNING_SECRET_BEFORE, SIGNING_SECRET_VERSION } = readConfig();
  const secret =
    version === SIGNING_SECRET_VERSION
      ? (SIGNING_SECRET ?? AUTH_SECRET)
      : version === SIGNING_SECRET_VERSION - 1
        ? (SIGNING_SECRET_BEFORE ?? AUTH_SECRET)
        : undefined;
  if (secret === undefined) return undefined;
  return new Uint8Array(hkdfSync('sha256', secret, 'employee-gateway signing', purpose, 32));
};
