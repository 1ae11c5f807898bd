import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  type EmbeddedFont,
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { escapeXml } from '../../../lib/kernel/xml.ts';
import { PRODUCT } from './product.ts';
import { srgbProfile } from './srgb.ts';

export interface ArchivalFacts {
  readonly title: string;
  readonly author: string;
  /** ISO 8601, UTC; to the second. */
  readonly moment: string;
  readonly language: string;
}

/**
 * Saves a document made here as PDF/A-1a (ISO 19005-1) and repeatably: metadata twice, the colours it means, subsets
 * of fonts with the list of their glyphs, and names that follow from the contents in place of random ones.
 */
export const saveArchival = async (
  pdf: PDF,
  fonts: readonly EmbeddedFont[],
  facts: ArchivalFacts,
): Promise<Uint8Array> => {
  pdf.context.info.version = '1.4';
  finishFonts(pdf, fonts);
  addMetadata(pdf, facts);
  addOutputIntent(pdf);
  pdf.context.info.trailer.set('ID', idOf(facts, fonts));
  return pdf.save({ compressStreams: false });
};

/**
 * Saves what was added to an uploaded document, behind its own bytes. One marked PDF/A keeps its metadata, and the
 * additions meet the standard. Any other loses its metadata and gets `title` and `moment`.
 */
export const saveAdded = async (
  pdf: PDF,
  fonts: readonly EmbeddedFont[],
  { title, moment }: Pick<ArchivalFacts, 'title' | 'moment'>,
): Promise<Uint8Array> => {
  finishFonts(pdf, fonts);
  if (isArchival(pdf)) {
    if (!pdf.getCatalog().has('OutputIntents')) addOutputIntent(pdf);
  } else {
    pdf.getCatalog().delete('Metadata');
    pdf.setTitle(title);
    pdf.setProducer(PRODUCT);
    pdf.setModificationDate(new Date(moment));
  }
  return pdf.save({ incremental: true });
};

/**
 * Whether its metadata mark a document PDF/A, as an element or an attribute. Archives ask for unpacked metadata; packed
 * ones, which may unfold into anything, are not opened.
 */
const isArchival = (pdf: PDF): boolean => {
  const metadata = pdf.getCatalog().get('Metadata');
  const stream = metadata instanceof PdfRef ? pdf.getObject(metadata) : metadata;
  return (
    stream instanceof PdfStream &&
    !stream.has('Filter') &&
    /pdfaid:part\s*(?:>|=\s*["'])\s*[1-4]/.test(new TextDecoder().decode(stream.data))
  );
};

const finishFonts = (pdf: PDF, fonts: readonly EmbeddedFont[]): void => {
  pdf.fonts.finalize(true);
  for (const font of fonts) nameSubset(pdf, font);
};

const addMetadata = (pdf: PDF, { title, author, moment, language }: ArchivalFacts): void => {
  const at = new Date(moment);
  pdf.setMetadata({
    title,
    author,
    creator: PRODUCT,
    producer: PRODUCT,
    creationDate: at,
    modificationDate: at,
  });
  pdf.setLanguage(language);
  const packet = new TextEncoder().encode(xmpOf({ title, author, moment: at.toISOString() }));
  const entries = { Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') };
  pdf.getCatalog().set('Metadata', pdf.register(PdfStream.fromDict(entries, packet)));
};

const xmpOf = ({ title, author, moment }: Pick<ArchivalFacts, 'title' | 'author' | 'moment'>): string => {
  const at = `${moment.slice(0, 19)}Z`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>1</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool><xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${PRODUCT}</pdf:Producer></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
};

const addOutputIntent = (pdf: PDF): void => {
  const profile = pdf.register(compressed({ N: PdfNumber.of(3) }, srgbProfile()));
  const intent = PdfDict.of({
    Type: PdfName.of('OutputIntent'),
    S: PdfName.of('GTS_PDFA1'),
    OutputConditionIdentifier: PdfString.fromString('sRGB IEC61966-2.1'),
    Info: PdfString.fromString('sRGB IEC61966-2.1'),
    DestOutputProfile: profile,
  });
  pdf.getCatalog().set('OutputIntents', new PdfArray([pdf.register(intent)]));
};

/** The name of a subset follows from its glyphs; each of them is on the list the standard asks for (6.3.5). */
const nameSubset = (pdf: PDF, font: EmbeddedFont): void => {
  const type0 = dictOf(pdf, font.ref);
  const descendant = dictOf(pdf, type0.getArray('DescendantFonts')?.at(0));
  const descriptor = dictOf(pdf, descendant.get('FontDescriptor'));
  const glyphs = [0, ...font.getUsedGlyphIds()];
  const name = PdfName.of(`${tagOf(glyphs)}+${font.program.postScriptName}`);
  type0.set('BaseFont', name);
  descendant.set('BaseFont', name);
  descriptor.set('FontName', name);
  descriptor.set('CIDSet', pdf.register(compressed({}, glyphSet(glyphs))));
  pack(pdf, descriptor.get('FontFile2'));
  pack(pdf, type0.get('ToUnicode'));
  pack(pdf, descendant.get('CIDToGIDMap'));
};

const dictOf = (pdf: PDF, object: PdfObject | undefined): PdfDict => {
  const found = object instanceof PdfRef ? pdf.getObject(object) : object;
  if (!(found instanceof PdfDict)) throw new Error('a font of the document is not where it should be');
  return found;
};

/** The first bit of the first byte stands for glyph 0. */
const glyphSet = (glyphs: readonly number[]): Uint8Array => {
  const bits = new Uint8Array(Math.floor(Math.max(...glyphs) / 8) + 1);
  for (const glyph of glyphs) bits[glyph >> 3] = (bits[glyph >> 3] ?? 0) | (0x80 >> (glyph & 7));
  return bits;
};

const A = 65;

const tagOf = (glyphs: readonly number[]): string => {
  const hash = createHash('sha256')
    .update([...glyphs].sort((a, b) => a - b).join())
    .digest();
  return String.fromCharCode(...[...hash.subarray(0, 6)].map((byte) => A + (byte % 26)));
};

/** Everything is packed here but the metadata, which the standard wants readable (6.7.2). */
const compressed = (entries: Record<string, PdfObject>, data: Uint8Array): PdfStream =>
  PdfStream.fromDict({ ...entries, Filter: PdfName.of('FlateDecode') }, new Uint8Array(deflateSync(data)));

const pack = (pdf: PDF, object: PdfObject | undefined): void => {
  const stream = object instanceof PdfRef ? pdf.getObject(object) : object;
  if (!(stream instanceof PdfStream) || stream.has('Filter')) return;
  stream.setData(new Uint8Array(deflateSync(stream.data)));
  stream.set('Filter', PdfName.of('FlateDecode'));
};

const idOf = (facts: ArchivalFacts, fonts: readonly EmbeddedFont[]): PdfArray => {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const font of fonts) hash.update(font.getUsedGlyphIds().join());
  const id = PdfString.fromBytes(new Uint8Array(hash.digest().subarray(0, 16)));
  return new PdfArray([id, id]);
};
