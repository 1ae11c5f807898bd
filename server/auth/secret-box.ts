import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readConfig } from '../config.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;

/** A key of the installation for one purpose only; it is not in the database, so a stolen database opens nothing. */
const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', readConfig().AUTH_SECRET, 'employee-gateway', purpose, 32));

/**
 * Text as it may lie in the database. `owner` says whose it is and is sealed in: what was copied to another owner's row
 * does not open there.
 */
export const seal = (text: string, owner: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor('secret-box'), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
};

/** What was sealed for this owner; undefined for anything changed, foreign, or of another installation. */
export const unseal = (sealed: string, owner: string): string | undefined => {
  const [version, nonce = '', tag = '', text = ''] = sealed.split('.');
  if (version !== VERSION) return undefined;
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyFor('secret-box'), bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** A hash for short secrets: trying them all takes the key of the installation. */
export const keyedHash = (text: string, owner: string): Buffer =>
  createHmac('sha256', keyFor('keyed-hash'))
    .update(JSON.stringify([owner, text]))
    .digest();
