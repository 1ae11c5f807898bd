import { OID } from '../oids.ts';
import type { X509 } from '../x509.ts';
import { isUnderstood, isValid } from './chain.ts';
import { signedBy } from './links.ts';
import { isAbout, type OcspAnswer, parseOcsp } from './ocsp.ts';
import { CLOCK_MS } from './said-when.ts';

/** RFC 6960, 4.2.2.2: the signer of an answer: the authority itself, or a responder it appointed by a certificate. */
export const speakerOf = async (answer: OcspAnswer, authority: X509): Promise<X509 | undefined> => {
  if (await signedBy(authority, answer)) return authority;
  // An answer about a time after it was made is about no time at all.
  if (answer.statuses.some(({ thisUpdate }) => thisUpdate > answer.producedAt + CLOCK_MS)) return undefined;
  for (const responder of answer.certificates)
    if (
      isAppointed(responder, authority, answer.producedAt) &&
      (await signedBy(authority, responder)) &&
      (await signedBy(responder, answer))
    )
      return responder;
  return undefined;
};

const isAppointed = (responder: X509, authority: X509, at: number): boolean =>
  responder.issuer.key === authority.subject.key &&
  (responder.extendedKeyUsage?.includes(OID.ocspSigning) ?? false) &&
  isUnderstood(responder) &&
  isValid(responder, at);

/** However long an answer says it holds, it is asked for again after a week. */
const KEPT_AT_MOST_MS = 7 * 24 * 3_600_000;

/** How long what was said holds, milliseconds. */
export interface InForce {
  readonly thisUpdate: number;
  readonly nextUpdate: number;
}

/** What keeps an answer that was asked for from being kept. */
export type AnswerFault = 'unreadable' | 'foreign' | 'over';

/**
 * An answer to the question whether a certificate of an authority is revoked: it says one thing about this certificate,
 * an entitled signer signed it, and it is in force. Without the time of the next it is for its own time.
 */
export const answerTo = async (
  der: Uint8Array,
  certificate: X509,
  authority: X509,
  now: number,
): Promise<InForce | AnswerFault> => {
  const answer = parseOcsp(der);
  if (!answer) return 'unreadable';
  const [status, ...more] = answer.statuses.filter((each) => isAbout(each, certificate, authority));
  const speaker = await speakerOf(answer, authority);
  if (!status || more.length > 0 || !speaker) return 'foreign';
  const { thisUpdate, nextUpdate = thisUpdate + CLOCK_MS } = status;
  // A responder speaks of now only while its appointment lasts.
  if (speaker !== authority && !isValid(speaker, now)) return 'over';
  if (thisUpdate > now + CLOCK_MS || nextUpdate <= now) return 'over';
  return { thisUpdate, nextUpdate: Math.min(nextUpdate, now + KEPT_AT_MOST_MS) };
};
