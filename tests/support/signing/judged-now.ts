import type { Bytes } from '../../../lib/signing/der.ts';
import { STRICT_POLICY } from '../../../lib/signing/verify/policy.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import type { Identity } from './authority.ts';
import { DOCUMENT, digestsOf, signDetached } from './signer.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;
/** Whole seconds, as in CRLs and OCSP answers. */
const now = Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** Days from when the tests began. */
export const daysFromStart = (count: number): Date => new Date(now + count * DAY_MS);

/** How long an authority and its certificates are good. */
export const AROUND = { from: daysFromStart(-30), until: daysFromStart(300) };

export const digests = digestsOf(DOCUMENT);

/** What a portal's process (`ownProcess`) says of a signature that is made now. */
export const judgedNow = async (
  person: Identity,
  client_id: number,
  chain: Bytes[] = [],
): Promise<Report | undefined> => {
  const { judgeBeside } = await import('../../../server/signing/verify/judge-beside.ts');
  const at = new Date();
  const cms = signDetached(person, { time: at, chain });
  const given = { cms, digests, at, seen: at, policy: STRICT_POLICY };
  return (await judgeBeside(given, { by: 'somebody', client_id }))?.report;
};

export const passed = { verdict: 'passed', code: 'ok' };
export const missing = { verdict: 'indeterminate', code: 'crl_missing' };
export const revoked = { verdict: 'failed', code: 'certificate_revoked' };
