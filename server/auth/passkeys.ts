import { createHash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Assertion, Registration } from '../../lib/rpc/passkey.ts';
import { refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';

/** ES256, EdDSA and RS256: what authenticators have. */
const ALGORITHMS = [-7, -8, -257];
/** How long a browser waits for its authenticator. */
const TIMEOUT_MS = 120_000;

/** Loaded with the first passkey: a portal starts without it. */
const webauthn = () => import('@simplewebauthn/server');

type Key = Row<'passkey', 'id' | 'credential_id' | 'public_key' | 'counter' | 'transports'>;

const keysOf = (db: Db, user_id: number): Promise<Pick<Key, 'credential_id' | 'transports'>[]> =>
  db.rows('select "credential_id", "transports" from "passkey" where "user_id" = $1 order by "id"', [
    user_id,
  ]);

const described = ({ credential_id, transports }: Pick<Key, 'credential_id' | 'transports'>) => ({
  id: credential_id,
  ...(transports ? { transports: transports.split(',') } : {}),
});

/** What a browser needs to make a new passkey. The authenticator signs the challenge itself, so it is its own proof. */
export const creationOptions = async (
  db: Db,
  person: { readonly user_id: number; readonly login: string },
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { id, name } = relyingParty();
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: handleOf(person.user_id),
    userName: person.login,
    challenge: asBytes(challenge),
    timeout: TIMEOUT_MS,
    excludeCredentials: (await keysOf(db, person.user_id)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
};

/** What a browser needs to use one of the person's passkeys; undefined when there is none. */
export const assertionOptions = async (
  db: Db,
  user_id: number,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> => {
  const keys = await keysOf(db, user_id);
  if (keys.length === 0) return undefined;
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: asBytes(challenge),
    timeout: TIMEOUT_MS,
    allowCredentials: keys.map(described),
    userVerification: 'required',
  });
};

/** The key in a browser's answer: made here, for us, for this challenge, by a person the authenticator verified. */
export const registeredKey = async (challenge: string, given: Registration) => {
  const { id, origin } = relyingParty();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: { ...given, response: withTransports(given.response), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw refusal('passkey_refused');
  const { credential } = registrationInfo;
  return { ...credential, transports: given.response.transports ?? [] };
};

/**
 * Accepts the use of a passkey of this person for this challenge, which the caller has taken. Its counter may only go
 * up: of two uses of one state, also at the same time, the later is refused. Refuses: passkey_refused.
 */
export const provePasskey = async (
  tx: Tx,
  user_id: number,
  challenge: string,
  given: Assertion,
): Promise<number> => {
  const [key] = await tx.rows<Key>(
    `select "id", "credential_id", "public_key", "counter"::float8 as counter, "transports" from "passkey"
     where "credential_id" = $1 and "user_id" = $2 for update`,
    [given.id, user_id],
  );
  if (!key) throw refusal('passkey_refused');
  const { id, origin } = relyingParty();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refusal('passkey_refused');
  await tx.rows('update "passkey" set "counter" = $2, "last_used" = now() where "id" = $1', [
    key.id,
    authenticationInfo.newCounter,
  ]);
  return key.id;
};

/** The library throws at whatever does not fit; what exactly is not for the caller to know. */
const orRefused = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw refusal('passkey_refused');
  });

const withTransports = ({ transports, ...response }: Registration['response']) => ({
  ...response,
  ...(transports ? { transports } : {}),
});

const asBytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** A name for the account that tells nothing about it and stays the same, so that a new passkey takes the old one's place. */
const handleOf = (user_id: number) =>
  new Uint8Array(createHash('sha256').update(`${relyingParty().origin}:user:${user_id}`).digest());

/** Passkeys are made for the portal's configured address, never for a caller's Host header. */
const relyingParty = (): { id: string; origin: string; name: string } => {
  const { origin, hostname } = new URL(readConfig().APP_ORIGIN);
  return { id: hostname, origin, name: 'Employee Gateway' };
};
