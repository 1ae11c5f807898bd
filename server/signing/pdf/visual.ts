import type { PDF } from '@libpdf/core';
import type { Locale } from '../../../lib/access/actor.ts';
import type { Block, Say } from '../../../lib/print/block.ts';
import { type Digests, hashFacts } from '../../../lib/signing/print/digests.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import {
  type SignatureMark,
  stampBlock,
  type Tongue,
  zonedMoment,
} from '../../../lib/signing/print/signature-mark.ts';
import { sentence } from '../../i18n/sentence.ts';
import { saveAdded } from './archival.ts';
import { blankPage, drawMarks } from './draw.ts';
import { endOfText } from './end-of-text.ts';
import { type Fonts, fontsOf, measure } from './fonts.ts';
import { coverPage, type Original, originalPages } from './original.ts';
import { printable, printableAll } from './printable.ts';
import { qrModules } from './qr.ts';
import { type Seal, sealed } from './sealed.ts';

/** Between what was printed and the marks below it, in points. */
const GAP = 14;

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

/**
 * The copy for viewing: the original with the marks of its signatures, its hashes and the link that checks it in
 * public, sealed by the portal (PAdES B-B, with an authority of time B-T). It is made after the signatures and never
 * signed in place of the original.
 */
export const visualOf = async (facts: VisualFacts, seal?: Seal): Promise<Uint8Array> => {
  const say: Say = (key, values) => printable(sentence(facts.locale, key, values));
  const original = { ...facts, name: printable(facts.name) };
  try {
    return await withMarks(await originalPages(original, say), facts, say, seal);
  } catch {
    // Broken inside where only drawing or sealing finds it: named instead of shown.
    return withMarks(coverPage(original.name, say), { ...facts, printed: false }, say, seal);
  }
};

const withMarks = async (pdf: PDF, facts: VisualFacts, say: Say, seal?: Seal): Promise<Uint8Array> => {
  const fonts = addMarks(pdf, facts, say);
  const { made_at: at, locale, name } = facts;
  const bytes = await saveAdded(pdf, fonts.used(), { title: name, moment: at.toISOString() });
  return seal ? sealed(bytes, { ...seal, at, reason: sentence(locale, 'print.visual.reason') }) : bytes;
};

const addMarks = (pdf: PDF, facts: VisualFacts, say: Say): Fonts => {
  const tongue: Tongue = { say, locale: facts.locale, timeZone: facts.timeZone };
  const stamps = facts.signatures.map((mark) => stampBlock(printableAll(mark), tongue));
  const code = codeBlock(facts, tongue);
  const below = facts.printed ? belowText(pdf, [...stamps, code]) : undefined;
  const { sheets } = below ?? layOut([headBlock(say), code, ...stamps], { format: A4, measure });
  const fonts = fontsOf(pdf);
  const how = pdf.getCatalog().has('StructTreeRoot') ? 'beside' : 'plain';
  for (const { marks } of sheets) drawMarks(below?.page ?? blankPage(pdf), marks, fonts, how);
  return fonts;
};

/** The marks below the text, when the portal printed it and its last page has room for all of them. */
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
