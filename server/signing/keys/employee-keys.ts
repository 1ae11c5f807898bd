import { createPrivateKey, type KeyObject } from 'node:crypto';
import { writeAudit } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import { db, inTransaction } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { detachedCades } from '../authority/cades.ts';
import { authority } from '../authority/portal-keys.ts';
import { KEY_ROUTE, tellHr, tellSigner } from './issue-key.ts';
import { limited } from './limited.ts';
import { signerOf } from './people.ts';
import { exhausted, forgetTries, IN_FORCE, type Try, takeTry } from './pin.ts';
import { disclose, type Envelope } from './pin-envelope.ts';

/** The certificate a signature was made with. */
export interface SigningCertificate {
  readonly certificate_id: number;
  readonly der: Uint8Array;
  readonly serial_number: string;
  readonly thumbprint: string;
}

/** A key the right PIN has opened, good until the work with it ends. */
export interface OpenedKey {
  readonly certificate: SigningCertificate;
  readonly envelope: Envelope;
  readonly pkcs8: Buffer;
  readonly key: KeyObject;
}

type Opened<T> = { readonly right: true; readonly value: T } | { readonly right: false; readonly tried: Try };

/**
 * Opens the employee's key when the PIN is right and passes it to the work; the bytes of the key are wiped
 * afterwards. The attempt is counted first, in a transaction of its own: call this outside any other. Refuses:
 * no_signing_key, pin_exhausted, busy.
 */
export const withKey = async <T>(
  employee_id: number,
  pin: string,
  work: (opened: OpenedKey) => T | Promise<T>,
): Promise<Opened<T>> => {
  const stored = await keyOf(employee_id);
  return limited(async () => {
    const tried = await takeTry(employee_id);
    const { envelope, ...certificate } = stored;
    const pkcs8 = await disclose(envelope, pin, { employee_id, serial_number: certificate.serial_number });
    if (!pkcs8) {
      if (tried.tries_left === 0) await tellOfLock(employee_id);
      return { right: false, tried };
    }
    try {
      await inTransaction((tx) => forgetTries(tx, employee_id));
      const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
      return { right: true, value: await work({ certificate, envelope, pkcs8, key }) };
    } finally {
      pkcs8.fill(0);
    }
  });
};

/** The value, or the refusal of a wrong PIN. Refuses: wrong_pin, pin_exhausted. */
export const rightOrRefuse = <T>(opened: Opened<T>): T => {
  if (opened.right) return opened.value;
  const { tries_left, locked_until } = opened.tried;
  throw tries_left > 0 ? refusal('wrong_pin', { left: tries_left }) : exhausted(locked_until);
};

interface Signed {
  /** A detached CAdES-BES for each digest, in their order. */
  readonly signatures: readonly Uint8Array[];
  readonly certificate: SigningCertificate;
}

/**
 * Signs digests (SHA-256, hex) with the employee's key, opened once for all of them. Call it outside any transaction:
 * a wrong PIN must stay counted. Refuses: no_signing_key, wrong_pin, pin_exhausted, busy.
 */
export const signWithPin = async (wanted: {
  readonly employee_id: number;
  readonly pin: string;
  readonly digests: readonly string[];
  readonly signing_time: Date;
}): Promise<Signed> => {
  const issuer = await authority();
  const signed = await withKey(wanted.employee_id, wanted.pin, ({ certificate, key }) => ({
    certificate,
    signatures: wanted.digests.map((digest) =>
      detachedCades({
        digest,
        certificate: certificate.der,
        chain: [issuer.certificate],
        key,
        signing_time: wanted.signing_time,
        commitment: 'approval',
      }),
    ),
  }));
  return rightOrRefuse(signed);
};

/** Refuses: no_signing_key. */
const keyOf = async (employee_id: number): Promise<SigningCertificate & { readonly envelope: Envelope }> => {
  const [row] = await db.rows<SigningCertificate & Envelope>(
    `select "id" as certificate_id, "der", "serial_number", "thumbprint", k."salt", k."blob", k."secret_version"
     from "certificate" join "signing_key" k on k."certificate_id" = "id"
     where "employee_id" = $1 and ${IN_FORCE} order by "id" desc limit 1`,
    [employee_id],
  );
  if (!row) throw refusal('no_signing_key');
  const { salt, blob, secret_version, ...certificate } = row;
  return { ...certificate, envelope: { salt, blob, secret_version } };
};

/** The tries are used up: the person and their hr hear of it. */
const tellOfLock = (employee_id: number): Promise<void> =>
  inTransaction(async (tx) => {
    const signer = await signerOf(tx, employee_id);
    await tellSigner(tx, signer, noticeOf('keys.locked', KEY_ROUTE));
    await tellHr(tx, signer, 'keys.locked_hr', { name: signer.name });
    await writeAudit(tx, {
      client_id: signer.client_id,
      stream: `key:${employee_id}`,
      user_id: signer.user_id,
      employee_id,
      action: 'key.locked',
      object_id: 'certificate',
      record_id: '',
      detail: {},
    });
  });
