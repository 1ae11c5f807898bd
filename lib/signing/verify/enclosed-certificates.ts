import { type Ber, type BerElement, membersOf, wholeOf } from '../ber.ts';
import { isStrictDer } from '../der.ts';
import { parseCertificate, type X509 } from '../x509.ts';

/** The certificates that came along with a signature. */
export interface EnclosedCertificates {
  readonly certificates: readonly X509[];
  /** How many of them cannot be read here, or are too many. */
  readonly unreadable: number;
  /** How many are of other kinds: attribute certificates and the like, which no chain is made of. */
  readonly ofOtherKinds: number;
}

const CERTIFICATE = 0x30;
const MOST_CERTIFICATES = 64;
/** A certificate has some hundred. */
const MOST_ELEMENTS = 2_000;

/** Read as they stand, for their signatures are over their bytes. One that cannot be read keeps no other from its use. */
export const enclosedCertificates = (ber: Ber, set: BerElement | undefined): EnclosedCertificates => {
  const members = set ? [...membersOf(ber, set)] : [];
  const own = members.filter(({ tag }) => tag === CERTIFICATE);
  const certificates = readCertificates(own.slice(0, MOST_CERTIFICATES).map((each) => wholeOf(ber, each)));
  return {
    certificates,
    unreadable: own.length - certificates.length,
    ofOtherKinds: members.length - own.length,
  };
};

export const readCertificates = (ders: readonly Uint8Array[]): X509[] =>
  ders
    .map((der) => (isStrictDer(der, MOST_ELEMENTS) ? parseCertificate(der) : undefined))
    .filter((each) => each !== undefined);
