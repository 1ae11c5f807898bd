import type { z } from 'zod';
import type { Actor } from '../../../lib/access/actor.ts';
import type { certificateInput } from '../../../lib/rpc/signing.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { type CertificateFacts, certificateFactsOf } from '../../../lib/signing/certificate.ts';
import { ownerMatch } from '../../../lib/signing/owner-match.ts';
import { derOf } from '../../../lib/signing/pem.ts';
import { parseCertificate, type X509 } from '../../../lib/signing/x509.ts';
import { refusal } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { authority } from '../authority/portal-keys.ts';
import { auditKey } from '../keys/audit-key.ts';
import { KEY_ROUTE, tellHr, tellSigner } from '../keys/issue-key.ts';
import { ownSigner } from '../keys/own.ts';
import { signerOf } from '../keys/people.ts';
import { isReadableBeside, judgeCertificateBeside } from '../verify/judge-beside.ts';

type Given = z.infer<typeof certificateInput>;

interface Judged {
  readonly der: Uint8Array;
  readonly facts: CertificateFacts;
}

/** Why a certificate is not registered, apart from belonging to another person. */
type Fault =
  | 'malformed'
  | 'mismatch'
  | 'key_usage'
  | 'certificate_not_yet_valid'
  | 'certificate_expired'
  | 'untrusted_chain'
  | 'certificate_revoked';

const refuse = (code: Fault) => refusal('sign_failed', { code });

/**
 * Checks that an authority the client trusts issued the certificate for signing and has not revoked it. Refuses:
 * access_denied, signing_is_personal, sign_failed.
 */
export const prepareCertificate = async (given: Given, { actor }: SignedIn): Promise<Judged> => {
  ownSigner(actor, given.employee_id);
  const der = derOf(given.text);
  const readable = der && (await isReadableBeside(der, `user:${actor.user_id}`));
  const certificate = readable && parseCertificate(der);
  if (!certificate) throw refuse('malformed');
  const facts = certificateFactsOf(certificate);
  const stated = [
    [given.thumbprint, facts.thumbprint],
    [given.serial_number, facts.serial_number],
  ].map((pair) => pair.map((text = '') => text.replace(/[\s:]/g, '').toLowerCase().replace(/^0+/, '')));
  if (stated.some(([said, real]) => said && said !== real)) throw refuse('mismatch');
  if (!maySign(certificate)) throw refuse('key_usage');
  const now = Date.now();
  if (certificate.notBefore > now) throw refuse('certificate_not_yet_valid');
  if (certificate.notAfter < now) throw refuse('certificate_expired');
  await mustBeTrusted(certificate, actor, now);
  return { der: certificate.der, facts };
};

const maySign = ({ isCa, keyUsage }: X509): boolean =>
  !isCa &&
  (keyUsage ?? ['digitalSignature']).some((use) => ['digitalSignature', 'nonRepudiation'].includes(use));

/** Certificates of the portal's own authority do not count, in any client: their keys sign only by PIN. */
const mustBeTrusted = async (certificate: X509, { user_id, client_id }: Actor, at: number): Promise<void> => {
  const found = await judgeCertificateBeside(
    { certificate: certificate.der, except: (await authority()).certificate, at },
    { by: `user:${user_id}`, client_id },
  );
  if (!found || found.chains.length === 0) throw refuse('untrusted_chain');
  if (found.revoked) throw refuse('certificate_revoked');
};

/**
 * Registers a certificate of type 3 as the caller's. It is confirmed at once when it carries the caller's SNILS or
 * INN; without anything to compare, or as a replacement that the client does not allow by itself, hr confirms it
 * first. Refuses: certificate_not_yours, sign_failed.
 */
export const registerCertificate = async (given: Given, { tx, actor, prepared }: Writing<Judged>) => {
  const { der, facts } = prepared;
  const signer = await signerOf(tx, ownSigner(actor, given.employee_id).employee_id);
  const match = ownerMatch(facts.subject, signer);
  if (match === 'other') throw refusal('certificate_not_yours');
  await tx.rows('select 1 from "employee" where "id" = $1 for update', [signer.employee_id]);
  const known = await storedAs(tx, actor.client_id, facts.thumbprint);
  if (known) {
    if (known.employee_id !== signer.employee_id || known.type !== '3' || known.disabled)
      throw refusal('certificate_not_yours');
    return { data: { certificate_id: known.id, confirmed: known.confirmed } };
  }
  const { parameters } = await readRules(tx, actor.client_id);
  const replaces = await othersOf(tx, signer.employee_id);
  const confirmed = match === 'same' && (!replaces || flagOf(parameters, 'reissue_certificate_allowed'));
  const [row] = await tx.rows<Row<'certificate', 'id'>>(
    `insert into "certificate" ("client_id", "employee_id", "name", "type", "serial_number", "thumbprint", "issuer",
       "issued_date", "expiration_date", "der", "confirmed") values ($1, $2, $3, '3', $4, $5, $6, $7, $8, $9, $10)
     on conflict do nothing returning "id"`,
    [
      actor.client_id,
      signer.employee_id,
      (facts.subject.CN ?? given.name ?? signer.name).slice(0, 300),
      facts.serial_number,
      facts.thumbprint,
      (facts.issuer.CN ?? facts.issuer.O ?? '').slice(0, 300),
      facts.not_before,
      facts.not_after,
      der,
      confirmed,
    ],
  );
  if (!row) throw refusal('certificate_not_yours');
  if (confirmed) await retireExpired(tx, signer.employee_id);
  const { serial_number } = facts;
  await auditKey(tx, actor, {
    object_id: 'certificate',
    id: row.id,
    employee_id: signer.employee_id,
    action: 'certificate.registered',
    detail: { serial_number, match, confirmed },
  });
  await tellSigner(tx, signer, noticeOf('keys.registered', KEY_ROUTE, { serial_number }));
  if (!confirmed)
    await tellHr(tx, signer, 'keys.certificate_waits', { name: signer.name, serial_number }, actor);
  return { data: { certificate_id: row.id, confirmed } };
};

interface Known {
  readonly id: number;
  readonly employee_id: number;
  readonly type: string;
  readonly disabled: boolean;
  readonly confirmed: boolean;
}

const storedAs = async (tx: Tx, client_id: number, thumbprint: string): Promise<Known | undefined> => {
  const [row] = await tx.rows<Known>(
    `select "id", "employee_id", "type", "disabled", "confirmed" from "certificate"
     where "client_id" = $1 and "thumbprint" = $2`,
    [client_id, thumbprint],
  );
  return row;
};

const othersOf = async (tx: Tx, employee_id: number): Promise<boolean> =>
  (
    await tx.rows(`select 1 from "certificate" where "employee_id" = $1 and "type" = '3' limit 1`, [
      employee_id,
    ])
  ).length > 0;

/** An expired certificate gives way to its replacement. */
const retireExpired = (tx: Tx, employee_id: number) =>
  tx.rows(
    `update "certificate" set "disabled" = true, "revoke_reason" = 'superseded'
     where "employee_id" = $1 and "type" = '3' and not "disabled" and "expiration_date" <= now()`,
    [employee_id],
  );
