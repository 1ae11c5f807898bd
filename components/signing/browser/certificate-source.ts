import type { DigestName, OwnCertificate, SourceTrouble } from '../../../lib/signing/own-certificate.ts';

/** Where certificates come from and signatures are made: the plug-in, or a file that stays in the page. */
export interface CertificateSource {
  list(): Promise<readonly OwnCertificate[]>;
  /** A detached CMS over the digest, base64. */
  sign(thumbprint: string, digestHex: string, digest: DigestName): Promise<string>;
}

/** Why a source did not do what it was asked; `detail` is its own word. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly trouble: SourceTrouble;
  readonly detail: string;

  constructor(trouble: SourceTrouble, detail = '') {
    super(trouble);
    this.trouble = trouble;
    this.detail = detail;
  }
}
