import { type PDF, PDF as Pdf, type Signer, type TimestampAuthority } from '@libpdf/core';
import type { Locale } from '../../../lib/access/actor.ts';
import type { Block, Fact } from '../../../lib/signing/print/block.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import type { Say } from '../../../lib/signing/print/paper.ts';
import {
  type SignatureMark,
  stampBlock,
  type Tongue,
  zonedMoment,
} from '../../../lib/signing/print/signature-mark.ts';
import { sentence } from '../../i18n/sentence.ts';
import { blankPage, drawMarks } from './draw.ts';
import { endOfText } from './end-of-text.ts';
import { fontsOf, measure, printable } from './fonts.ts';
import { type Original, originalPages } from './original.ts';
import { PRODUCT } from './product.ts';
import { qrModules } from './qr.ts';

/** Between what was printed and the marks below it, in points. */
const GAP = 14;

/** Lower-case hex, in the order of memory. */
export interface Digests {
  readonly sha256: string;
  readonly streebog256: string;
  readonly streebog512: string;
}

export interface VisualFacts extends Original {
  /** The portal printed it itself: its last page ends with the place of the signature. */
  readonly printed: boolean;
  readonly digests: Digests;
  /** In the order they were made. */
  readonly signatures: readonly SignatureMark[];
  readonly verify_url: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly made_at: Date;
}

/** Who seals what the portal made; with an authority of time it proves when. */
export interface Seal {
  readonly signer: Signer;
  readonly timestampAuthority?: TimestampAuthority;
}

/**
 * The document as people look at it: the original with the marks of its signatures, its hashes and the link by which
 * everybody checks it, sealed by the portal (PAdES B-B, with an authority of time B-T). It is made after the signatures
 * and never signed in place of the original.
 */
export const visualOf = async (facts: VisualFacts, seal?: Seal): Promise<Uint8Array> => {
  const say: Say = (key, values) => printable(sentence(facts.locale, key, values));
  const pdf = await originalPages({ ...facts, name: printable(facts.name) }, say);
  addMarks(pdf, facts, say);
  // Its metadata spoke of the original, and it may no longer claim to be PDF/A.
  pdf.getCatalog().delete('Metadata');
  pdf.setTitle(facts.name);
  pdf.setProducer(PRODUCT);
  pdf.setModificationDate(facts.made_at);
  const bytes = await pdf.save({ subsetFonts: true, incremental: true });
  return seal ? sealed(bytes, facts, seal) : bytes;
};

const sealed = async (
  bytes: Uint8Array,
  { made_at, locale }: VisualFacts,
  seal: Seal,
): Promise<Uint8Array> => {
  const pdf = await Pdf.load(bytes);
  const result = await pdf.sign({
    ...seal,
    level: seal.timestampAuthority ? 'B-T' : 'B-B',
    reason: sentence(locale, 'print.visual.reason'),
    signingTime: made_at,
  });
  return result.bytes;
};

const addMarks = (pdf: PDF, facts: VisualFacts, say: Say): void => {
  const tongue: Tongue = { say, locale: facts.locale, timeZone: facts.timeZone };
  const stamps = facts.signatures.map((mark) => stampBlock(printableMark(mark), tongue));
  const code = codeBlock(facts, tongue);
  const below = facts.printed ? belowText(pdf, [...stamps, code]) : undefined;
  const { sheets } = below ?? layOut([headBlock(say), code, ...stamps], { format: A4, measure });
  const fonts = fontsOf(pdf);
  for (const { marks } of sheets) drawMarks(below?.page ?? blankPage(pdf), marks, fonts, 'plain');
};

/** The marks in the place of the signature, when what the portal printed leaves room for all of them on its page. */
const belowText = (pdf: PDF, blocks: readonly Block[]) => {
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const end = page ? endOfText(page) : undefined;
  if (!page || end === undefined) return undefined;
  const laid = layOut(blocks, { format: A4, measure, from: end + GAP });
  return laid.sheets.length === 1 ? { ...laid, page } : undefined;
};

const headBlock = (say: Say): Block => ({
  kind: 'paragraph',
  style: 'head',
  heading: true,
  text: say('print.visual.title'),
  after: 12,
});

const codeBlock = ({ name, digests, verify_url, made_at }: VisualFacts, tongue: Tongue): Block => ({
  kind: 'code',
  link: verify_url,
  modules: qrModules(verify_url),
  rows: [
    [tongue.say('print.hashes.file'), printable(name)],
    ...hashFacts(digests, tongue.say),
    [tongue.say('print.visual.check'), verify_url],
    [tongue.say('print.visual.made'), zonedMoment(made_at.toISOString(), tongue)],
  ],
  after: 14,
});

/** The three hashes of a file, each by its name. */
export const hashFacts = ({ sha256, streebog256, streebog512 }: Digests, say: Say): Fact[] => [
  [say('print.hashes.sha256'), sha256],
  [say('print.hashes.streebog256'), streebog256],
  [say('print.hashes.streebog512'), streebog512],
];

/** Names from certificates and from people, as the faces can print them. */
export const printableMark = (mark: SignatureMark): SignatureMark => ({
  ...mark,
  ...printableFields(mark, ['name', 'position', 'behalf', 'company', 'power_of_attorney']),
  ...(mark.certificate && {
    certificate: {
      ...mark.certificate,
      ...printableFields(mark.certificate, ['serial_number', 'owner', 'issuer']),
    },
  }),
});

const printableFields = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Partial<Row> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === 'string' ? [[name, printable(row[name])]] : [])),
  ) as Partial<Row>;
