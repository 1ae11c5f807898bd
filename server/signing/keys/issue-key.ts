import { createHash, generateKeyPairSync } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { Actor } from '../../../lib/access/actor.ts';
import { utc } from '../../../lib/kernel/utc.ts';
import type { Row } from '../../db/row.ts';
import { db, type Tx } from '../../db/tx.ts';
import { HR_MAILBOX } from '../../notifications/recipients.ts';
import { type Notice, noticeOf, tell } from '../../notifications/tell.ts';
import { renewCrl } from '../authority/crl.ts';
import { makeCertificate } from '../authority/make-certificate.ts';
import { authority, BACKDATED_MS, crlUrl, newSerial } from '../authority/portal-keys.ts';
import { limited } from './limited.ts';
import { type Signer, signerOf } from './people.ts';
import { forgetTries } from './pin.ts';
import { type Envelope, enclose } from './pin-envelope.ts';

const LIFE_DAYS = 365;

/** A key that exists nowhere yet but here, under its PIN already. */
export interface NewKey {
  readonly signer: Signer;
  readonly serial_number: string;
  readonly certificate: Uint8Array;
  readonly issued_date: Date;
  readonly expiration_date: Date;
  readonly envelope: Envelope;
  readonly pin_length: number;
}

/** Makes a key and a certificate with the employee's details as HR keeps them. Slow: call it before any transaction. */
export const makeKey = async (employee_id: number, pin: string): Promise<NewKey> => {
  const issuer = await authority();
  const signer = await signerOf(db, employee_id);
  const serial_number = newSerial();
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pkcs8 = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const life = {
    issued_date: new Date(Date.now() - BACKDATED_MS),
    expiration_date: addDays(new Date(), LIFE_DAYS, { in: utc }),
  };
  try {
    const envelope = await limited(() => enclose(pkcs8, pin, { employee_id, serial_number }));
    const certificate = makeCertificate(
      {
        serial_number,
        subject: subjectOf(signer),
        public_key: pair.publicKey,
        not_before: life.issued_date,
        not_after: life.expiration_date,
        is_authority: false,
        crl_url: crlUrl(),
      },
      { key: issuer.key, certificate: issuer.certificate },
    );
    return { signer, serial_number, certificate, envelope, pin_length: pin.length, ...life };
  } finally {
    pkcs8.fill(0);
  }
};

const subjectOf = ({ name, position, organization, snils, inn }: Signer) => {
  const [surname = '', ...rest] = name.trim().split(/\s+/u);
  return { O: organization, CN: name, SN: surname, G: rest.join(' '), T: position, SNILS: snils, INN: inn };
};

/** Keeps a new key as the owner's only one: earlier keys are revoked, and all PIN tries are restored. */
export const keepKey = async (
  tx: Tx,
  key: NewKey,
): Promise<{ certificate_id: number; replaced: boolean }> => {
  const { signer, certificate, envelope } = key;
  const { client_id, employee_id } = signer;
  await tx.rows('select 1 from "employee" where "id" = $1 for update', [employee_id]);
  const revoked = await revokeKeys(tx, employee_id, 'superseded');
  const [row] = await tx.rows<Row<'certificate', 'id'>>(
    `insert into "certificate" ("client_id", "employee_id", "name", "type", "serial_number", "thumbprint", "issuer",
       "issued_date", "expiration_date", "der", "confirmed")
     values ($1, $2, $3, '2', $4, $5, $6, $7, $8, $9, true) returning "id"`,
    [
      client_id,
      employee_id,
      signer.name,
      key.serial_number,
      createHash('sha1').update(certificate).digest('hex'),
      'Employee Gateway',
      key.issued_date,
      key.expiration_date,
      certificate,
    ],
  );
  if (!row) throw new Error('the certificate was not kept');
  await tx.rows(
    `insert into "signing_key" ("certificate_id", "salt", "blob", "secret_version", "pin_length")
     values ($1, $2, $3, $4, $5)`,
    [row.id, envelope.salt, envelope.blob, envelope.secret_version, key.pin_length],
  );
  await forgetTries(tx, employee_id);
  if (revoked.length > 0) await renewCrl(tx);
  return { certificate_id: row.id, replaced: revoked.length > 0 };
};

/** Revokes an employee's certificates of the portal's authority; returns their ids. The caller renews the CRL. */
export const revokeKeys = async (tx: Tx, employee_id: number, reason: string): Promise<number[]> => {
  const revoked = await tx.rows<Row<'certificate', 'id'>>(
    `update "certificate" set "revoked_at" = now(), "revoke_reason" = $2, "disabled" = true
     where "employee_id" = $1 and "type" = '2' and "revoked_at" is null returning "id"`,
    [employee_id, reason],
  );
  const ids = revoked.map(({ id }) => id);
  await tx.rows('delete from "signing_key" where "certificate_id" = any($1::bigint[])', [ids]);
  return ids;
};

/** Where a person sees their key. */
export const KEY_ROUTE = 'profile?tab=security';
/** Where hr sees the orders. */
export const ORDERS_ROUTE = 'signing-keys';

/** Tells a person what became of their key. */
export const tellSigner = (tx: Tx, signer: Signer, notice: Notice): Promise<void> =>
  tell(
    tx,
    signer.client_id,
    [{ recipient: signer.employee_id, organization_id: signer.organization_id }],
    notice,
  );

/** Notifies the hr of a person, except the author of the act. */
export const tellHr = (
  tx: Tx,
  { client_id, organization_id }: Pick<Signer, 'client_id' | 'organization_id'>,
  code: string,
  values: Readonly<Record<string, string | number>>,
  author?: Actor,
): Promise<void> =>
  tell(
    tx,
    client_id,
    [{ recipient: HR_MAILBOX, organization_id, author_id: author?.user_id }],
    noticeOf(code, ORDERS_ROUTE, values),
  );
