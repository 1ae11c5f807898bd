import { parseCrl } from '../../../lib/signing/verify/crl.ts';
import { signedBy } from '../../../lib/signing/verify/links.ts';
import { parseCertificate } from '../../../lib/signing/x509.ts';

export interface GivenList {
  readonly der: Uint8Array;
  /** Whose list it should be, DER. */
  readonly issuer: Uint8Array;
}

/** What a list of revoked certificates says of itself, times in milliseconds. */
export interface ListFacts {
  readonly kind: 'crl' | 'delta';
  readonly thisUpdate: number;
  readonly nextUpdate: number;
  readonly changesAt: readonly string[];
  /** Whether its issuer's key signed it. */
  readonly signed: boolean;
}

/** Reads a list of revoked certificates; undefined for what is none. */
export const readList = async ({ der, issuer: issuerDer }: GivenList): Promise<ListFacts | undefined> => {
  const [list, issuer] = [parseCrl(der), parseCertificate(issuerDer)];
  if (!list || !issuer) return undefined;
  const { base, thisUpdate, nextUpdate, changesAt } = list;
  return {
    kind: base === undefined ? 'crl' : 'delta',
    thisUpdate,
    nextUpdate,
    changesAt,
    signed: list.issuer.key === issuer.subject.key && (await signedBy(issuer, list)),
  };
};
