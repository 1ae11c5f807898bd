import type { Prepared } from '../rpc/signing.ts';

/** Which of a file's digests a key signs. */
export type DigestName = keyof Prepared['digests'];

/** A certificate whose key is on the signer's own machine. */
export interface OwnCertificate {
  /** SHA-1, lower-case hexadecimal. */
  readonly thumbprint: string;
  readonly name: string;
  readonly issuer: string;
  readonly serial_number: string;
  /** ISO 8601; empty when the provider told none. */
  readonly valid_from: string;
  readonly valid_to: string;
  readonly digest: DigestName;
  /** The certificate itself, DER in base64. */
  readonly text: string;
}

/** Why a plug-in or a file of certificates does not do what it is asked. */
export type SourceTrouble =
  | 'plugin_missing'
  | 'wrong_password'
  | 'key_unsupported'
  | 'refused'
  | 'sign_failed';

/** GOST keys sign their own digest; every other key signs SHA-256. */
export const digestOfKey = (keyOid: string): DigestName =>
  keyOid === '1.2.643.7.1.1.1.1' ? 'streebog256' : keyOid === '1.2.643.7.1.1.1.2' ? 'streebog512' : 'sha256';

/** What may be chosen at a moment, the longest valid first, and how many are over and not shown. */
export const offeredCertificates = (
  certificates: readonly OwnCertificate[],
  now: number,
): { offered: readonly OwnCertificate[]; hidden: number } => {
  const offered = certificates
    .filter((each) => each.valid_to === '' || Date.parse(each.valid_to) > now)
    .toSorted((a, b) => b.valid_to.localeCompare(a.valid_to));
  return { offered, hidden: certificates.length - offered.length };
};

/** Whether a certificate says all that must be known of it: number, beginning and end. */
export const isComplete = ({ serial_number, valid_from, valid_to }: OwnCertificate): boolean =>
  serial_number !== '' && !Number.isNaN(Date.parse(valid_from)) && !Number.isNaN(Date.parse(valid_to));

/** One part of a name as Windows prints it: `CN="ООО ""Ромашка""", O=…`. */
export const partOfName = (name: string, part: string): string => {
  const found = new RegExp(`(?:^|[,;]\\s*)${part}=(?:"((?:[^"]|"")*)"|([^,;]*))`).exec(name);
  return (found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '').trim();
};
