import type { z } from 'zod';
import { type Actor, holds } from '../../../lib/access/actor.ts';
import type { trustAddInput } from '../../../lib/rpc/signing-keys.ts';
import { certificateFactsOf } from '../../../lib/signing/certificate.ts';
import { derOf } from '../../../lib/signing/pem.ts';
import { signedBy } from '../../../lib/signing/verify/links.ts';
import { parseCertificate, type X509 } from '../../../lib/signing/x509.ts';
import { auditBy } from '../../audit/audit.ts';
import { requireProof } from '../../auth/proof.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { fetchNow } from '../trust/trusted-crls.ts';
import { isReadableBeside } from '../verify/judge-beside.ts';

const mustBeAdmin = (actor: Actor): void => {
  if (!holds(actor, 'admin') || actor.grant_id !== null) throw refusal('access_denied');
};

/**
 * Adds a certificate signatures are believed by. Refuses: access_denied, proof_required, validation (`text`): what is no
 * certificate of an authority, is over, is no root though it should be one, or is there already.
 */
export const addTrusted = async (
  { kind, text, crl_url, delta_url, ocsp_url }: z.infer<typeof trustAddInput>,
  { tx, actor }: Writing,
) => {
  mustBeAdmin(actor);
  await requireProof(tx, actor);
  const der = derOf(text);
  const readable = der && (await isReadableBeside(der, `user:${actor.user_id}`));
  const certificate = readable && parseCertificate(der);
  if (!certificate) throw wrongField('text', 'trust/unreadable');
  const fault = await faultOf(kind, certificate);
  if (fault) throw wrongField('text', fault);
  const { subject, thumbprint, not_after } = certificateFactsOf(certificate);
  const name = (subject.CN ?? subject.O ?? thumbprint).slice(0, 300);
  const [row] = await tx.rows<Row<'trusted_certificate', 'id'>>(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after", "crl_url", "delta_url", "ocsp_url")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict ("client_id", "thumbprint") do nothing returning "id"`,
    [actor.client_id, kind, name, thumbprint, certificate.der, not_after, crl_url, delta_url, ocsp_url],
  );
  if (!row) throw wrongField('text', 'trust/known');
  await auditBy(tx, actor, 'trust.added', `trusted_certificate:${row.id}`, {
    kind,
    name,
    thumbprint,
    crl_url,
    delta_url,
    ocsp_url,
  });
  return { data: { id: row.id } };
};

const faultOf = async (kind: string, certificate: X509): Promise<string | undefined> => {
  if (!certificate.isCa) return 'trust/no-authority';
  if (certificate.notAfter <= Date.now()) return 'trust/over';
  const own =
    certificate.issuer.key === certificate.subject.key && (await signedBy(certificate, certificate));
  if (kind === 'root' && !own) return 'trust/no-root';
  return kind === 'intermediate' && own ? 'trust/is-root' : undefined;
};

/** Fetches the list of an issuer and its changes now, outside any transaction. Refuses: access_denied, not_found. */
export const prepareFetch = async (
  { id }: { id: number },
  { actor }: SignedIn,
): Promise<{ error: string }> => {
  mustBeAdmin(actor);
  const [row] = await db.rows(
    `select 1 from "trusted_certificate"
     where "id" = $1 and "client_id" = $2 and not "disabled" and ("crl_url" <> '' or "delta_url" <> '')`,
    [id, actor.client_id],
  );
  if (!row) throw refusal('not_found');
  return { error: await fetchNow(id) };
};

export const fetchTrusted = async ({ id }: { id: number }, { prepared }: Writing<{ error: string }>) => ({
  data: { id, error: prepared.error },
});
