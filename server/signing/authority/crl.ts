import * as asn1js from 'asn1js';
import { addDays } from 'date-fns/addDays';
import { isBefore } from 'date-fns/isBefore';
import { subDays } from 'date-fns/subDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { utc } from '../../../lib/kernel/utc.ts';
import { integer, sequence, tagged, timeOf } from '../../../lib/signing/der-write.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db, inTransaction, type Tx } from '../../db/tx.ts';
import { ECDSA_SHA384, extension, type Node, signedBy } from './der.ts';
import { authorityKey, type Issuer, issuerParts } from './make-certificate.ts';
import { authority, BACKDATED_MS } from './portal-keys.ts';

export interface PortalCrl {
  readonly number: number;
  readonly der: Uint8Array;
  readonly this_update: Date;
  readonly next_update: Date;
}

const LOCK = 72_707_373;
/** Renewed daily; in force long enough to outlast a weekend without maintenance. */
const GOOD_DAYS = 7;
const RENEWED_DAYS = 1;

/** The CRL of the portal's authority in force; made when there is none, or the last one is over. */
export const portalCrl = async (): Promise<PortalCrl> => {
  const issuer = await authority();
  const kept = await newest(db, issuer);
  if (kept && isInForce(kept)) return kept;
  await renewUnless(isInForce);
  const made = await newest(db, issuer);
  if (!made) throw new Error('the list of revoked certificates was not kept');
  return made;
};

const isInForce = ({ next_update }: PortalCrl): boolean => new Date(next_update).getTime() > Date.now();
const isOfToday = ({ this_update }: PortalCrl): boolean =>
  !isBefore(this_update, subDays(new Date(), RENEWED_DAYS, { in: utc }));

/** Renews the list, unless another process has just made one that will do. */
const renewUnless = (willDo: (list: PortalCrl) => boolean): Promise<void> =>
  inTransaction(async (tx) => {
    const issuer = await authority(tx);
    await tx.rows('select pg_advisory_xact_lock($1)', [LOCK]);
    const list = await newest(tx, issuer);
    if (!list || !willDo(list)) await renewCrl(tx);
  });

const newest = async (from: Db, { id }: { id: number }): Promise<PortalCrl | undefined> => {
  const [row] = await from.rows<PortalCrl>(
    `select "number", "der", "this_update", "next_update" from "portal_crl" where "portal_key_id" = $1
     order by "number" desc limit 1`,
    [id],
  );
  return row;
};

/** Renews the list once a day. */
export const renewOldCrl = async (): Promise<void> => {
  if (!isOfToday(await portalCrl())) await renewUnless(isOfToday);
};

/**
 * Makes a new list of all that is revoked, this transaction's own included. Those who renew wait for each other, so
 * the newest number has everything.
 */
export const renewCrl = async (tx: Tx): Promise<void> => {
  const issuer = await authority(tx);
  await tx.rows('select pg_advisory_xact_lock($1)', [LOCK]);
  const [next] = await tx.rows<{ number: number; moment: Date }>(
    `select nextval(pg_get_serial_sequence('portal_crl', 'number'))::int as number, clock_timestamp() as moment`,
  );
  if (!next) throw new Error('the list of revoked certificates has no number');
  const revoked = await tx.rows<Row<'certificate', 'serial_number'> & { revoked_at: string; reason: string }>(
    `select "serial_number", "revoked_at", "revoke_reason" as reason from "certificate"
     where "type" = '2' and "revoked_at" is not null and "expiration_date" > now() - interval '30 days' order by "id"`,
  );
  const this_update = subMilliseconds(next.moment, BACKDATED_MS);
  const next_update = addDays(next.moment, GOOD_DAYS, { in: utc });
  const der = makeCrl(
    {
      number: next.number,
      this_update,
      next_update,
      revoked: revoked.map((each) => ({ ...each, revoked_at: new Date(each.revoked_at) })),
    },
    { key: issuer.key, certificate: issuer.certificate },
  );
  await tx.rows(
    'insert into "portal_crl" ("number", "portal_key_id", "der", "this_update", "next_update") values ($1, $2, $3, $4, $5)',
    [next.number, issuer.id, der, this_update, next_update],
  );
  await tx.rows(`delete from "portal_crl" where "next_update" < now() - interval '90 days'`);
};

interface Revoked {
  readonly serial_number: string;
  readonly revoked_at: Date;
  /** A word of RFC 5280, 5.3.1, or what a person wrote: that stays here. */
  readonly reason: string;
}

interface NewCrl {
  readonly number: number;
  readonly this_update: Date;
  readonly next_update: Date;
  readonly revoked: readonly Revoked[];
}

/** A list of revoked certificates, DER. */
export const makeCrl = (
  { number, this_update, next_update, revoked }: NewCrl,
  issuer: Required<Issuer>,
): Uint8Array<ArrayBuffer> => {
  const { subject, key_id } = issuerParts(issuer.certificate);
  const entries = revoked.map(entryOf);
  const tbs = sequence(
    integer('01'),
    ECDSA_SHA384,
    subject,
    timeOf(this_update),
    timeOf(next_update),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    tagged(
      0,
      sequence(
        extension('2.5.29.35', false, authorityKey(key_id)),
        extension('2.5.29.20', false, integer(number.toString(16))),
      ),
    ),
  );
  return signedBy(tbs, issuer.key);
};

const REASONS: Readonly<Record<string, number>> = { superseded: 4, cessationOfOperation: 5 };

const entryOf = ({ serial_number, revoked_at, reason }: Revoked): Node => {
  const value = REASONS[reason];
  return sequence(
    integer(serial_number),
    timeOf(revoked_at),
    ...(value === undefined
      ? []
      : [sequence(extension('2.5.29.21', false, new asn1js.Enumerated({ value })))]),
  );
};
