import type { Actor } from '../../../lib/access/actor.ts';
import type { OwnKey } from '../../../lib/rpc/signing-keys.ts';
import { weakPin } from '../../../lib/signing/weak-pin.ts';
import { requireProof } from '../../auth/proof.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { auditKey } from './audit-key.ts';
import { rightOrRefuse, withKey } from './employee-keys.ts';
import { KEY_ROUTE, keepKey, makeKey, type NewKey, tellSigner } from './issue-key.ts';
import { ownSigner, ownSignerAlone } from './own.ts';
import { signerOf } from './people.ts';
import { IN_FORCE, pinLength, pinStateOf } from './pin.ts';
import { type Envelope, enclose } from './pin-envelope.ts';

/** The caller's PIN, key in force and open order. */
export const readOwnKey = async (actor: Actor): Promise<OwnKey> => {
  const person = ownSigner(actor);
  const [certificate] = await db.rows<NonNullable<OwnKey['certificate']>>(
    `select "id" as certificate_id, "serial_number", "thumbprint", "issuer", "issued_date", "expiration_date"
     from "certificate" where "employee_id" = $1 and ${IN_FORCE} order by "id" desc limit 1`,
    [person.employee_id],
  );
  return {
    pin: await pinStateOf(db, person),
    certificate: certificate ?? null,
    order: (await openOrder(db, person.employee_id)) ?? null,
  };
};

type Order = NonNullable<OwnKey['order']> & { readonly id: number };

/** An order that waits for a decision or for its PIN. */
const openOrder = async (within: Db, employee_id: number): Promise<Order | undefined> => {
  const [row] = await within.rows<Order>(
    `select "id", "kind", case when "granted" then 'granted' else 'asked' end as state, "expires_at" from "key_order"
     where "employee_id" = $1 and "used_at" is null and "granted" is not false and "expires_at" > now()
     order by "granted" nulls last, "id" desc limit 1`,
    [employee_id],
  );
  return row;
};

interface PreparedPin {
  readonly order_id: number;
  readonly key: NewKey;
}

/**
 * Makes a key under the PIN its person has chosen; a stolen session is not enough for it. Refuses: signing_is_personal,
 * access_denied, proof_required, no_signing_key without an order that hr has granted, validation (`pin`).
 */
export const prepareSetPin = async ({ pin }: { pin: string }, { actor }: SignedIn): Promise<PreparedPin> => {
  const { employee_id } = ownSignerAlone(actor);
  await requireProof(db, actor);
  const order = await openOrder(db, employee_id);
  if (order?.state !== 'granted') throw refusal('no_signing_key');
  await refuseWeak(actor, pin);
  return { order_id: order.id, key: await makeKey(employee_id, pin) };
};

/** Takes the order, once, and keeps the key. Refuses: edited_by_another. */
export const setPin = async (_input: unknown, { tx, actor, prepared }: Writing<PreparedPin>) => {
  const { order_id, key } = prepared;
  const [order] = await tx.rows<Row<'key_order', 'kind'>>(
    `update "key_order" set "used_at" = now() where "id" = $1 and "used_at" is null and "expires_at" > now()
     returning "kind"`,
    [order_id],
  );
  if (!order) throw refusal('edited_by_another');
  const { certificate_id, replaced } = await keepKey(tx, key);
  await auditKey(tx, actor, {
    object_id: 'certificate',
    id: certificate_id,
    employee_id: key.signer.employee_id,
    action: 'key.issued',
    detail: {
      order_id,
      kind: order.kind,
      serial_number: key.serial_number,
    },
  });
  await tellSigner(tx, key.signer, noticeOf('keys.issued', KEY_ROUTE, { replaced: replaced ? 'yes' : 'no' }));
  return { data: { certificate_id, pin: await pinStateOf(tx, key.signer) } };
};

interface PreparedChange {
  readonly certificate_id: number;
  readonly before: Envelope;
  readonly after: Envelope;
  readonly pin_length: number;
}

/**
 * Opens the key with the present PIN and puts it under the new one. Refuses: signing_is_personal, validation (`pin`),
 * no_signing_key, wrong_pin, pin_exhausted, busy.
 */
export const prepareChangePin = async (
  { current, pin }: { current: string; pin: string },
  { actor }: SignedIn,
): Promise<PreparedChange> => {
  const { employee_id } = ownSignerAlone(actor);
  if (current === pin) throw wrongField('pin', 'pin/same');
  await refuseWeak(actor, pin);
  const opened = await withKey(employee_id, current, async ({ certificate, envelope, pkcs8 }) => ({
    certificate_id: certificate.certificate_id,
    before: envelope,
    after: await enclose(pkcs8, pin, { employee_id, serial_number: certificate.serial_number }),
    pin_length: pin.length,
  }));
  return rightOrRefuse(opened);
};

/** Refuses: edited_by_another. */
export const changePin = async (_input: unknown, { tx, actor, prepared }: Writing<PreparedChange>) => {
  const { certificate_id, before, after, pin_length } = prepared;
  const changed = await tx.rows(
    `update "signing_key" set "salt" = $3, "blob" = $4, "secret_version" = $5, "pin_length" = $6
     where "certificate_id" = $1 and "salt" = $2 returning 1`,
    [certificate_id, before.salt, after.salt, after.blob, after.secret_version, pin_length],
  );
  if (changed.length === 0) throw refusal('edited_by_another');
  const signer = await signerOf(tx, ownSigner(actor).employee_id);
  await auditKey(tx, actor, {
    object_id: 'certificate',
    id: certificate_id,
    employee_id: signer.employee_id,
    action: 'key.pin_changed',
  });
  await tellSigner(tx, signer, noticeOf('keys.pin_changed', KEY_ROUTE));
  return { data: { certificate_id, pin: await pinStateOf(tx, signer) } };
};

interface Checked {
  readonly status: 'true' | 'false';
}

/** Refuses: access_denied, signing_is_personal, no_signing_key, pin_exhausted, busy. */
export const preparePinCheck = async (
  { employee_id, pin }: { employee_id: number; pin: string },
  { actor }: SignedIn,
): Promise<Checked> => {
  const own = ownSigner(actor, employee_id);
  const opened = await withKey(own.employee_id, pin, () => true);
  return { status: opened.right ? 'true' : 'false' };
};

export const pinCheck = async (_input: unknown, { tx, actor, prepared }: Writing<Checked>) => ({
  status: prepared.status,
  pin: await pinStateOf(tx, ownSigner(actor)),
});

const refuseWeak = async (actor: Actor, pin: string): Promise<void> => {
  const fault = weakPin(pin, await pinLength(db, actor.client_id));
  if (fault) throw wrongField('pin', fault);
};
