import { PDF } from '@libpdf/core';
import type { Say } from '../../../lib/print/block.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import { type ProtocolFacts, protocolBlocks } from '../../../lib/signing/print/protocol.ts';
import type { Tongue } from '../../../lib/signing/print/signature-mark.ts';
import { sentence } from '../../i18n/sentence.ts';
import { saveArchival } from './archival.ts';
import { blankPage, drawMarks } from './draw.ts';
import { fontsOf, measure } from './fonts.ts';
import { printable, printableAll } from './printable.ts';
import { PRODUCT } from './product.ts';
import { qrModules } from './qr.ts';
import { type Seal, sealed } from './sealed.ts';
import { addStructure } from './structure.ts';

/** The protocol of a signing as PDF/A-1a, sealed by the portal when a seal is given. */
export const protocolOf = async (
  facts: ProtocolFacts,
  { locale, timeZone }: Pick<Tongue, 'locale' | 'timeZone'>,
  seal?: Seal,
): Promise<Uint8Array> => {
  const say: Say = (key, values) => printable(sentence(locale, key, values));
  const blocks = protocolBlocks(printableAll(facts), qrModules(facts.verify_url), { say, locale, timeZone });
  const { number } = facts;
  const { sheets, elements } = layOut(blocks, {
    format: A4,
    measure,
    footer: (page, pages) => say('print.protocol.footer', { number, page, pages }),
  });
  const pdf = PDF.create();
  const fonts = fontsOf(pdf);
  const pages = sheets.map(({ marks }) => {
    const page = blankPage(pdf);
    return { page, marked: drawMarks(page, marks, fonts) };
  });
  addStructure(pdf, pages, elements);
  const title = say('print.protocol.file_name', { number });
  const bytes = await saveArchival(pdf, fonts.used(), {
    title,
    author: PRODUCT,
    moment: facts.made_at,
    language: locale === 'ru' ? 'ru-RU' : 'en-US',
  });
  return seal ? sealed(bytes, { ...seal, reason: title, at: new Date(facts.made_at) }) : bytes;
};
