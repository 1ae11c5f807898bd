import { PDF, type Signer, type TimestampAuthority } from '@libpdf/core';

/** Who seals what the portal made; with an authority of time it proves when. */
export interface Seal {
  readonly signer: Signer;
  readonly timestampAuthority?: TimestampAuthority;
}

/** A PDF under the seal of the portal: PAdES B-B, with an authority of time B-T. */
export const sealed = async (
  bytes: Uint8Array,
  { at, reason, ...seal }: Seal & { readonly at: Date; readonly reason: string },
): Promise<Uint8Array> => {
  const pdf = await PDF.load(bytes);
  const level = seal.timestampAuthority ? 'B-T' : 'B-B';
  return (await pdf.sign({ ...seal, level, reason, signingTime: at })).bytes;
};
