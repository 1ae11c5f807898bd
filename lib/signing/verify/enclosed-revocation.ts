import { type Ber, type BerElement, elementAt, membersOf, readBer, wholeOf } from '../ber.ts';
import type { Bytes } from '../der.ts';

/** Lists of revoked certificates and answers about single ones that came along with a signature, each as it stands. */
export interface EnclosedRevocation {
  readonly crls: readonly Bytes[];
  /** Whole answers (OCSPResponse) and what they hold (BasicOCSPResponse) alike. */
  readonly ocsp: readonly Bytes[];
}

const SEQUENCE = 0x30;
const [FIRST, SECOND] = [0xa0, 0xa1];

/** RFC 5652, 10.2.1: lists of revoked certificates, and answers in another form. */
export const revocationChoices = (ber: Ber, set: BerElement | undefined): EnclosedRevocation => {
  const members = set ? [...membersOf(ber, set)] : [];
  return {
    crls: members.filter(({ tag }) => tag === SEQUENCE).map((each) => wholeOf(ber, each)),
    ocsp: members
      .filter(({ tag }) => tag === SECOND)
      .flatMap((other) => {
        const [type, answer] = membersOf(ber, other);
        return type && answer && isAnswer(ber, type) ? [wholeOf(ber, answer)] : [];
      }),
  };
};

const OCSP_IN_CMS = [0x2b, 6, 1, 5, 5, 7, 16, 2];

const isAnswer = ({ bytes }: Ber, { tag, start, end }: BerElement): boolean =>
  tag === 0x06 && bytes.subarray(start, end).join() === OCSP_IN_CMS.join();

/** The attribute revocation-values (ETSI EN 319 122-1, A.1.2.2), DER: lists in its first part, answers in its second. */
export const revocationValues = (attribute: Bytes): EnclosedRevocation => {
  const ber = readBer(attribute);
  if (!ber) return { crls: [], ocsp: [] };
  const parts = [...membersOf(ber, elementAt(ber, 0))];
  const of = (wanted: number) =>
    parts
      .filter(({ tag }) => tag === wanted)
      .flatMap((part) => [...membersOf(ber, part)])
      .flatMap((list) => [...membersOf(ber, list)])
      .map((each) => wholeOf(ber, each));
  return { crls: of(FIRST), ocsp: of(SECOND) };
};
