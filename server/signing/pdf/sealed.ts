import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  type Signer,
  type TimestampAuthority,
} from '@libpdf/core';

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
  const fieldName = addField(pdf);
  return (await pdf.sign({ ...seal, level, reason, signingTime: at, fieldName })).bytes;
};

/** The field of the seal, with the look that PDF/A asks of every field (ISO 19005-1, 6.9): here an empty one. */
const addField = (pdf: PDF): string => {
  const form = pdf.getOrCreateForm();
  const taken = new Set(form.getFields().map(({ name }) => name));
  let number = 1;
  while (taken.has(`Seal_${number}`)) number += 1;
  const name = `Seal_${number}`;
  const look = PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: new PdfArray([0, 0, 0, 0].map((side) => PdfNumber.of(side))),
    },
    new Uint8Array(),
  );
  form
    .createSignatureField(name)
    .getDict()
    .set('AP', PdfDict.of({ N: pdf.register(look) }));
  return name;
};
