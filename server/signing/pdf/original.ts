import { PDF } from '@libpdf/core';
import type { Block, Say } from '../../../lib/print/block.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import { blankPage, drawMarks } from './draw.ts';
import { fontsOf, measure } from './fonts.ts';

export interface Original {
  readonly bytes: Uint8Array;
  readonly content_type: string;
  readonly name: string;
}

/**
 * The document that was signed, as pages of a PDF: itself when it is one, a picture on a page of its own, and for
 * everything else, or what cannot be read, a page that names it.
 */
export const originalPages = async ({ bytes, content_type, name }: Original, say: Say): Promise<PDF> => {
  if (content_type === 'application/pdf') return (await readable(bytes)) ?? coverPage(name, say);
  if (content_type === 'image/png' || content_type === 'image/jpeg')
    return pictureOf(bytes) ?? coverPage(name, say);
  return coverPage(name, say);
};

/** Reads and writes it with nothing beside, to see that this ends: true. What is no document any more is drawn at once. */
export const drawnAlone = async (original: Omit<Original, 'name'>): Promise<boolean> => {
  const pdf = await originalPages({ ...original, name: '' }, () => '');
  await pdf.save({ incremental: true });
  return true;
};

const HEADER = '%PDF-';

/** The library reads more than viewers do: what they would not open is not shown. */
const readable = async (bytes: Uint8Array): Promise<PDF | undefined> => {
  if (!Buffer.from(bytes.subarray(0, HEADER.length)).equals(Buffer.from(HEADER))) return undefined;
  try {
    const pdf = await PDF.load(bytes);
    return pdf.isEncrypted || pdf.getPageCount() === 0 ? undefined : pdf;
  } catch {
    return undefined;
  }
};

/** Inside the margins, never larger than it is at 96 dots to the inch. */
const pictureOf = (bytes: Uint8Array): PDF | undefined => {
  const pdf = PDF.create();
  const page = blankPage(pdf);
  try {
    const image = pdf.embedImage(bytes);
    const room = { width: A4.width - A4.left - A4.right, height: A4.height - A4.top - A4.bottom };
    const scale = Math.min(room.width / image.width, room.height / image.height, 72 / 96);
    const [width, height] = [image.width * scale, image.height * scale];
    page.drawImage(image, { x: A4.left, y: A4.height - A4.top - height, width, height });
    return pdf;
  } catch {
    return undefined;
  }
};

/** A page that names what it cannot show. */
export const coverPage = (name: string, say: Say): PDF => {
  const pdf = PDF.create();
  const blocks: Block[] = [
    { kind: 'paragraph', style: 'head', heading: true, text: say('print.cover.title'), after: 12 },
    { kind: 'paragraph', style: 'strong', text: name, after: 12 },
    { kind: 'paragraph', style: 'text', text: say('print.cover.text'), after: 0 },
  ];
  const [sheet] = layOut(blocks, { format: A4, measure }).sheets;
  drawMarks(blankPage(pdf), sheet?.marks ?? [], fontsOf(pdf), 'plain');
  return pdf;
};
