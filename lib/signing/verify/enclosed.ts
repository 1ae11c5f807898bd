import { elementAt, membersOf, readBer, wholeOf } from '../ber.ts';
import { OID } from '../oids.ts';
import type { X509 } from '../x509.ts';
import { type Crl, parseCrl } from './crl.ts';
import { readCertificates } from './enclosed-certificates.ts';
import { type EnclosedRevocation, revocationValues } from './enclosed-revocation.ts';
import { parseOcsp } from './ocsp.ts';
import type { ParsedCms } from './parse.ts';
import type { TrustStore } from './trust.ts';

const MOST_LISTS = 16;
const MOST_ANSWERS = 16;
const MOST_CERTIFICATES = 64;

/** Certificates that came along, those of the attribute certificate-values among them. */
export const embeddedAuthorities = (cms: ParsedCms): readonly X509[] => {
  const values = valuesOf(cms, OID.certificateValues).flatMap((value) => {
    const ber = readBer(value);
    return ber ? [...membersOf(ber, elementAt(ber, 0))].map((each) => wholeOf(ber, each)) : [];
  });
  return [...cms.certificates, ...readCertificates(values.slice(0, MOST_CERTIFICATES))];
};

/**
 * Trust with the revocation data that came with the signature. It counts only as far as an authority of the chain
 * signed it: that is asked where it is used.
 */
export const withEnclosed = (trust: TrustStore, cms: ParsedCms): TrustStore => {
  const enclosed: EnclosedRevocation[] = [
    cms.revocation,
    ...valuesOf(cms, OID.revocationValues).map(revocationValues),
  ];
  const lists = enclosed.flatMap(({ crls }) => crls).slice(0, MOST_LISTS);
  const answers = enclosed.flatMap(({ ocsp }) => ocsp).slice(0, MOST_ANSWERS);
  if (lists.length + answers.length === 0) return trust;
  const read = lists.map(parseCrl).filter((each) => each !== undefined);
  const crls = new Map<string, readonly Crl[]>(trust.crls);
  for (const list of read) crls.set(list.issuer.key, [...(crls.get(list.issuer.key) ?? []), list]);
  return {
    ...trust,
    crls,
    answers: [...trust.answers, ...answers.map(parseOcsp).filter((each) => each !== undefined)],
  };
};

const valuesOf = ({ signers }: ParsedCms, oid: string) =>
  (signers[0]?.unsigned ?? []).filter((each) => each.oid === oid).flatMap(({ values }) => values);
