import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Name, parseCertificate, type X509 } from './x509.ts';

/** Parts of a name by their short words; SNILS, INN and OGRN as Russian certificates carry them. */
const NAME_PARTS = {
  CN: '2.5.4.3',
  SN: '2.5.4.4',
  G: '2.5.4.42',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  T: '2.5.4.12',
  SNILS: '1.2.643.100.3',
  INN: '1.2.643.3.131.1.1',
  INNLE: '1.2.643.100.4',
  OGRN: '1.2.643.100.1',
  OGRNIP: '1.2.643.100.5',
  E: '1.2.840.113549.1.9.1',
} as const;

export type NameParts = Partial<Record<keyof typeof NAME_PARTS, string>>;

/** What people and the database want to know of a certificate. Hex in lower case, times ISO 8601 in UTC. */
export interface CertificateFacts {
  readonly serial_number: string;
  /** SHA-1 of the DER: the name that plug-ins give a certificate, no protection. */
  readonly thumbprint: string;
  readonly thumbprint256: string;
  readonly subject: NameParts;
  readonly issuer: NameParts;
  readonly not_before: string;
  readonly not_after: string;
  readonly key_oid: string;
  readonly key_usage: readonly string[];
  readonly is_ca: boolean;
}

/** The facts of a certificate in DER; undefined when it is none. */
export const certificateFacts = (der: Uint8Array): CertificateFacts | undefined => {
  const certificate = parseCertificate(der);
  return certificate && certificateFactsOf(certificate);
};

export const certificateFactsOf = (certificate: X509): CertificateFacts => ({
  serial_number: certificate.serial,
  thumbprint: bytesToHex(sha1(certificate.der)),
  thumbprint256: bytesToHex(sha256(certificate.der)),
  subject: namePartsOf(certificate.subject),
  issuer: namePartsOf(certificate.issuer),
  not_before: new Date(certificate.notBefore).toISOString(),
  not_after: new Date(certificate.notAfter).toISOString(),
  key_oid: certificate.keyOid,
  key_usage: certificate.keyUsage ?? [],
  is_ca: certificate.isCa,
});

/** A part that stands more than once is joined: two different SNILS never pass for one. */
const namePartsOf = ({ parts }: Name): NameParts =>
  Object.fromEntries(
    Object.entries(NAME_PARTS).flatMap(([word, oid]) => {
      const values = new Set(parts.filter((part) => part.oid === oid).map(({ value }) => value));
      return values.size > 0 ? [[word, [...values].join(', ')]] : [];
    }),
  );
