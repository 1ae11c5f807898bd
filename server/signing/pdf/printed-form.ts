import { PDF } from '@libpdf/core';
import type { Locale } from '../../../lib/access/actor.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { PrintFacts } from '../../../lib/documents/print.ts';
import type { Block, Say } from '../../../lib/print/block.ts';
import type { Unprinted } from '../../../lib/rpc/signing.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import { printedFormBlocks } from '../../../lib/signing/print/printed-form.ts';
import { sentence } from '../../i18n/sentence.ts';
import { saveArchival } from './archival.ts';
import { blankPage, drawMarks } from './draw.ts';
import { noteEndOfText } from './end-of-text.ts';
import { fontsOf, measure } from './fonts.ts';
import { printable, printableAll, unprintedIn } from './printable.ts';
import { printedFormName } from './printed-form-name.ts';
import { addStructure } from './structure.ts';

/**
 * The printed form of a document, PDF/A-1a: what is shown and signed. The same facts in the same language are the
 * same bytes. `facts.object_id` names a family; what the organization gives out ends with the mark of its seal.
 */
export const printedForm = async (
  facts: PrintFacts,
  locale: Locale,
  sealOf: (say: Say) => Block | undefined = () => undefined,
): Promise<Uint8Array> => {
  const say: Say = (key, values) => printable(sentence(locale, key, values));
  const footer = (page: number, pages: number) =>
    say('print.paper.footer', { number: facts.number, page, pages });
  const { sheets, elements } = layOut(blocksOf(printableAll(facts), say, locale, sealOf(say)), {
    format: A4,
    measure,
    footer,
  });
  const moment = `${facts.date}T00:00:00Z`;
  const pdf = PDF.create();
  const fonts = fontsOf(pdf);
  const pages = sheets.map(({ marks }) => {
    const page = blankPage(pdf);
    noteEndOfText(page, marks, moment);
    return { page, marked: drawMarks(page, marks, fonts) };
  });
  addStructure(pdf, pages, elements);
  return saveArchival(pdf, fonts.used(), {
    title: printedFormName(facts.object_id, facts.number, locale),
    author: facts.employee.name,
    moment,
    language: locale === 'ru' ? 'ru-RU' : 'en-US',
  });
};

/** What the printed form of a document says by numbers, because no font has its signs; in the order of the form. */
export const unprintedOf = (facts: PrintFacts, locale: Locale): Unprinted[] =>
  unprintedIn(blocksOf(facts, (key, values) => sentence(locale, key, values), locale));

const blocksOf = (facts: PrintFacts, say: Say, locale: Locale, seal?: Block): Block[] => {
  const family = familyOf(facts.object_id);
  if (!family) throw new Error(`${facts.object_id} has no printed form`);
  return printedFormBlocks(family, facts, say, locale, seal);
};
