import { Readable } from 'node:stream';
import type { Actor } from '../../../lib/access/actor.ts';
import { derOf } from '../../../lib/signing/pem.ts';
import { STRICT_POLICY } from '../../../lib/signing/verify/policy.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { refusal } from '../../call/call-error.ts';
import type { CallContext } from '../../call/context.ts';
import { db } from '../../db/tx.ts';
import { type Digest, digestOf } from '../../store/digest.ts';
import { sealDetached } from '../authority/seal.ts';
import { registeredCertificate } from '../certificates/registered.ts';
import { powerOfAttorneyOf } from '../power-of-attorney/power-of-attorney.ts';
import { keepMaterial, type Material } from '../trust/kept-lists.ts';
import { ownTrust } from '../trust/trust.ts';
import { judgeBeside } from '../verify/judge-beside.ts';
import { evidenceOf, originOf } from './evidence.ts';
import type { Intent } from './intents.ts';
import type { SignableFile } from './signable-file.ts';

/** A signature that was made and judged, and waits for its transaction. */
export interface MadeSignature {
  readonly cms: Uint8Array;
  readonly evidence: Uint8Array | null;
  /** From where a simple one was made; its record has the digest of it. */
  readonly origin: Uint8Array | null;
  readonly report: Report;
  /** What it was judged by, as it is kept. */
  readonly material: Material;
  readonly certificate_id: number | null;
  readonly power_of_attorney_id: number | null;
}

const digestsOf = (file: Digest) => ({
  sha256: file.hash,
  streebog256: file.streebog_hash,
  streebog512: file.streebog512_hash,
});

type Call = Pick<CallContext, 'address' | 'fingerprint' | 'userAgent'>;

/** Type 1: the record of what was done, under the seal of the portal. */
export const makeSimple = async (
  actor: Actor,
  call: Call,
  intent: Intent,
  file: SignableFile,
): Promise<MadeSignature> => {
  const at = new Date();
  const origin = originOf(call);
  const evidence = evidenceOf(actor, origin, intent, file, at);
  const cms = await sealDetached(evidence, at);
  const digest = digestsOf(await digestOf(Readable.from([evidence])));
  const verdict = await judged(cms, digest, at);
  return { cms, evidence, origin, ...verdict, certificate_id: null, power_of_attorney_id: null };
};

/** Type 2: what the person's own key made. */
export const takeOwn = async (
  file: SignableFile,
  own: { readonly cms: Uint8Array; readonly certificate_id: number; readonly at: Date },
): Promise<MadeSignature> => {
  const verdict = await judged(own.cms, digestsOf(file), own.at);
  return {
    cms: own.cms,
    evidence: null,
    origin: null,
    ...verdict,
    certificate_id: own.certificate_id,
    power_of_attorney_id: null,
  };
};

/**
 * Type 3: takes what the signer's own means made. The certificate must be registered to the signer; signing for the
 * company needs a power of attorney unless the certificate is the company's own. Refuses: sign_failed with the code of
 * the verdict, certificate_not_yours, power_of_attorney_missing.
 */
export const takeBrought = async (
  actor: Actor,
  intent: Intent,
  file: SignableFile,
  text: string,
): Promise<MadeSignature> => {
  const cms = derOf(text);
  if (!cms) throw refusal('sign_failed', { code: 'malformed' });
  const at = new Date();
  const found = await judgeBeside(
    { cms, digests: digestsOf(file), at, seen: at, policy: STRICT_POLICY },
    { by: `user:${actor.user_id}`, client_id: actor.client_id },
  );
  const verdict = await taken(found?.report);
  const certificate = await registeredCertificate(db, {
    employee_id: intent.employee_id,
    thumbprint: verdict.report.signer?.thumbprint ?? '',
  });
  if (!certificate) throw refusal('certificate_not_yours');
  return {
    cms,
    evidence: null,
    origin: null,
    ...verdict,
    certificate_id: certificate.id,
    power_of_attorney_id: await powerOfAttorneyOf(db, intent, verdict.report),
  };
};

/** What the portal's own keys made. */
const judged = async (
  cms: Uint8Array,
  digests: Parameters<typeof verifyDetached>[0]['digests'],
  at: Date,
): Promise<Pick<MadeSignature, 'report' | 'material'>> =>
  taken(await verifyDetached({ cms, digests, at, trust: await ownTrust() }));

const taken = async (report: Report | undefined): Promise<Pick<MadeSignature, 'report' | 'material'>> => {
  if (!report) throw refusal('sign_failed', { code: 'malformed' });
  if (report.verdict !== 'passed') throw refusal('sign_failed', { code: report.code });
  return { report, material: await keepMaterial(db, report.used) };
};
