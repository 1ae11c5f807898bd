import {
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { isAfter } from 'date-fns/isAfter';
import { utc } from '../../../lib/kernel/utc.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db, inTransaction, type Tx } from '../../db/tx.ts';
import { makeCertificate, type NewCertificate } from './make-certificate.ts';
import { installationKey, lock, secretVersion, unlock } from './secret.ts';

/** A key of the portal itself, opened. */
export interface PortalKey {
  readonly id: number;
  readonly certificate: Uint8Array;
  readonly key: KeyObject;
}

export type Authority = PortalKey;

type Kind = 'authority' | 'seal';

type Stored = Row<'portal_key', 'id' | 'der' | 'key' | 'secret_version'>;

const AUTHORITY_YEARS = 20;
const SEAL_YEARS = 3;
/** A key this near to its end gives way to a new one. */
const RENEWED_DAYS = 30;
/** Clocks of verifiers may be a little behind. */
export const BACKDATED_MS = 5 * 60_000;
const LOCK = 72_707_372;

const opened = new Map<number, PortalKey>();

/** The authority that issues to employees, made when it is first asked for: on all processes the same one. */
export const authority = (within: Db = db): Promise<Authority> => inForce('authority', within);

/** The key the portal itself signs with. */
export const sealKey = (): Promise<PortalKey> => inForce('seal');

const inForce = async (kind: Kind, within: Db = db): Promise<PortalKey> => {
  const stored = await read(kind, within);
  const known = stored && openOnce(kind, stored);
  return known && isFresh(known) ? known : renew(kind);
};

const isFresh = ({ certificate }: PortalKey): boolean =>
  isAfter(new X509Certificate(certificate).validToDate, addDays(new Date(), RENEWED_DAYS, { in: utc }));

const read = async (kind: Kind, within: Db): Promise<Stored | undefined> => {
  const [row] = await within.rows<Stored>(
    'select "id", "der", "key", "secret_version" from "portal_key" where "kind" = $1 and not "disabled"',
    [kind],
  );
  return row;
};

const aadOf = (kind: string, der: Uint8Array): string => `${kind}|${new X509Certificate(der).fingerprint256}`;

const openOnce = (kind: Kind, { id, der, key, secret_version }: Stored): PortalKey => {
  const known = opened.get(id);
  if (known) return known;
  const outer = installationKey(secret_version, 'portal-key');
  const pkcs8 = outer && unlock(outer, key, aadOf(kind, der));
  if (!pkcs8) throw new Error(`the ${kind} key opens under no secret of this installation`);
  const made = {
    id,
    certificate: new Uint8Array(der),
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
  };
  pkcs8.fill(0);
  opened.set(id, made);
  return made;
};

/** Makes a key unless another process just did. The authority comes before the seal it issues. */
const renew = async (kind: Kind): Promise<PortalKey> => {
  const issuer = kind === 'seal' ? await authority() : undefined;
  return inTransaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock($1)', [LOCK]);
    const stored = await read(kind, tx);
    const known = stored && openOnce(kind, stored);
    if (known && isFresh(known)) return known;
    if (stored) await tx.rows('update "portal_key" set "disabled" = true where "id" = $1', [stored.id]);
    return make(tx, kind, issuer);
  });
};

const make = async (tx: Tx, kind: Kind, issuer: Authority | undefined): Promise<PortalKey> => {
  const pair = generateKeyPairSync('ec', { namedCurve: kind === 'seal' ? 'P-256' : 'P-384' });
  const certificate = makeCertificate(
    { ...lifeOf(kind), subject: { O: hostName(), CN: NAMES[kind] }, public_key: pair.publicKey },
    {
      key: issuer?.key ?? pair.privateKey,

      ...(issuer && { certificate: issuer.certificate }),
    },
  );
  const pkcs8 = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const secret_version = secretVersion();
  const outer = installationKey(secret_version, 'portal-key');
  if (!outer) throw new Error('the installation has no secret to keep keys under');
  const locked = lock(outer, pkcs8, aadOf(kind, certificate));
  pkcs8.fill(0);
  const [row] = await tx.rows<Row<'portal_key', 'id'>>(
    'insert into "portal_key" ("kind", "der", "key", "secret_version") values ($1, $2, $3, $4) returning "id"',
    [kind, certificate, locked, secret_version],
  );
  if (!row) throw new Error('the key was not kept');
  return { id: row.id, certificate, key: pair.privateKey };
};

const NAMES: Readonly<Record<Kind, string>> = {
  authority: 'Employee Gateway: удостоверяющий центр',
  seal: 'Employee Gateway: печать портала',
};

const lifeOf = (
  kind: Kind,
): Pick<NewCertificate, 'serial_number' | 'not_before' | 'not_after' | 'is_authority'> & {
  crl_url?: string;
} => ({
  serial_number: newSerial(),
  not_before: new Date(Date.now() - BACKDATED_MS),
  not_after: addYears(new Date(), kind === 'seal' ? SEAL_YEARS : AUTHORITY_YEARS, { in: utc }),
  is_authority: kind === 'authority',
  ...(kind === 'seal' ? { crl_url: crlUrl() } : {}),
});

const hostName = (): string => new URL(readConfig().APP_ORIGIN).host;

/** Public address of the authority's CRL. */
export const crlUrl = (): string => `${readConfig().APP_ORIGIN}/api/crl/internal.crl`;

/** 16 random bytes, positive and never shorter. */
export const newSerial = (): string => {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
};

/** Moves keys kept under the previous secret to the present one; returns how many. */
export const rewrapPortalKeys = (): Promise<number> =>
  inTransaction(async (tx) => {
    const present = secretVersion();
    const rows = await tx.rows<Stored & { kind: Kind }>(
      'select "id", "kind", "der", "key", "secret_version" from "portal_key" where "secret_version" = $1 for update',
      [present - 1],
    );
    for (const { id, kind, der, key, secret_version } of rows) {
      const [before, now] = [secret_version, present].map((each) => installationKey(each, 'portal-key'));
      const pkcs8 = before && unlock(before, key, aadOf(kind, der));
      if (!pkcs8 || !now) throw new Error(`the ${kind} key opens under no secret of this installation`);
      await tx.rows('update "portal_key" set "key" = $2, "secret_version" = $3 where "id" = $1', [
        id,
        lock(now, pkcs8, aadOf(kind, der)),
        present,
      ]);
      pkcs8.fill(0);
    }
    return rows.length;
  });
