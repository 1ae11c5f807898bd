import { type AnswerFault, answerTo, type InForce } from '../../../lib/signing/verify/responders.ts';
import { parseCertificate } from '../../../lib/signing/x509.ts';

/** How long an answer about a certificate of an authority holds, or what stands against it. */
export const readAnswer = async ({
  der,
  certificate,
  authority,
  now,
}: {
  der: Uint8Array;
  certificate: Uint8Array;
  authority: Uint8Array;
  now: number;
}): Promise<InForce | AnswerFault> => {
  const [asked, issuer] = [parseCertificate(certificate), parseCertificate(authority)];
  return asked && issuer ? answerTo(der, asked, issuer, now) : 'unreadable';
};
