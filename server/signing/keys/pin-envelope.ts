import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { installationKey, lock, secretVersion, unlock } from '../authority/secret.ts';

/** A private key as it is stored: under the PIN, and around that under the installation's secret. */
export interface Envelope {
  readonly salt: Uint8Array;
  readonly blob: Uint8Array;
  readonly secret_version: number;
}

/** Owner of a key: it opens for no other person or certificate. */
export interface KeyOwner {
  readonly employee_id: number;
  readonly serial_number: string;
}

const SALT_BYTES = 16;
const ARGON2ID = 2;

/** 64 MiB, three rounds: the only guard left once database and secret are stolen. */
const innerKey = (pin: string, salt: Uint8Array): Promise<Uint8Array> =>
  hashRaw(pin, {
    salt,
    algorithm: ARGON2ID,
    memoryCost: 65_536,
    timeCost: 3,
    parallelism: 1,
    outputLen: 32,
  });

const aadOf = ({ serial_number, employee_id }: KeyOwner): string => `${serial_number}|${employee_id}`;

const outerKey = (version: number, { serial_number }: KeyOwner): Uint8Array => {
  const key = installationKey(version, `employee-key|${serial_number}`);
  if (!key) throw new Error(`no secret of version ${version} is known`);
  return key;
};

/** Puts a key under a PIN. There is no hash of the PIN: a wrong one opens nothing, that is all. */
export const enclose = async (pkcs8: Uint8Array, pin: string, owner: KeyOwner): Promise<Envelope> => {
  const salt = randomBytes(SALT_BYTES);
  const secret_version = secretVersion();
  const inner = await innerKey(pin, salt);
  const blob = lock(outerKey(secret_version, owner), lock(inner, pkcs8, aadOf(owner)), aadOf(owner));
  inner.fill(0);
  return { salt, blob, secret_version };
};

/** The key, which the caller must wipe; undefined for a wrong PIN. Throws when the envelope was tampered with. */
export const disclose = async (
  { salt, blob, secret_version }: Envelope,
  pin: string,
  owner: KeyOwner,
): Promise<Buffer | undefined> => {
  const inside = unlock(outerKey(secret_version, owner), blob, aadOf(owner));
  if (!inside) throw new Error('a signing key does not open under the secret of this installation');
  const inner = await innerKey(pin, salt);
  const pkcs8 = unlock(inner, inside, aadOf(owner));
  inner.fill(0);
  return pkcs8;
};

/** The same envelope under the present secret; the PIN is not needed for it. */
export const reseal = ({ salt, blob, secret_version }: Envelope, owner: KeyOwner): Envelope => {
  const inside = unlock(outerKey(secret_version, owner), blob, aadOf(owner));
  if (!inside) throw new Error('a signing key does not open under the secret of this installation');
  const present = secretVersion();
  return { salt, blob: lock(outerKey(present, owner), inside, aadOf(owner)), secret_version: present };
};
