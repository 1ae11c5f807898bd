import { derOf } from './pem.ts';
import { parseCrl } from './verify/crl.ts';
import { parseOcsp } from './verify/ocsp.ts';
import type { TrustMaterial } from './verify/trust.ts';
import { parseCertificate } from './x509.ts';

/**
 * Certificates, lists of revoked ones and answers about single ones out of files, DER or PEM, a bundle of several too.
 * A certificate that names itself as its issuer is a root: the person who hands it over decides to trust it.
 */
export const trustOfFiles = (files: readonly Uint8Array[]): TrustMaterial => {
  const ders = files.flatMap(dersOf);
  const certificates = ders.flatMap((der) => parseCertificate(der) ?? []);
  const roots = certificates.filter(({ isCa, subject, issuer }) => isCa && subject.key === issuer.key);
  return {
    roots: roots.map(({ der }) => der),
    intermediates: certificates.filter((each) => !roots.includes(each)).map(({ der }) => der),
    crls: ders.filter((der) => parseCrl(der) !== undefined),
    ocsp: ders.filter((der) => parseOcsp(der) !== undefined),
  };
};

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]*?-----END \1-----/g;

const dersOf = (file: Uint8Array): Uint8Array[] => {
  const blocks = file[0] === 0x30 ? null : new TextDecoder('latin1').decode(file).match(PEM);
  return (blocks ?? [file]).flatMap((block) => derOf(block) ?? []);
};
