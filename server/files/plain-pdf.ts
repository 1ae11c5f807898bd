import { readFile } from 'node:fs/promises';
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';

const MAGIC = '%PDF-';
const END = '%%EOF';
/** Readers look for the end in so many last bytes. */
const TAIL = 1_024;

/** Names of what a PDF may do beyond showing pages: run, start, send, load, play. */
const ACTIVE: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Rendition',
  'GoToE',
]);
/** These stand in the file's own text often enough by chance, two letters long. */
const OPENLY = [...ACTIVE].filter((name) => name.length > 2).map((name) => `/${name}`);

/** Far more than a paper of some megabytes holds. */
const OBJECTS_MAX = 2_000_000;

/**
 * Whether a PDF begins and ends as one and only shows pages: none of the active names stands in it openly, in another
 * spelling (`/Java#53cript`), or among the objects it packs. What cannot be opened is judged by its text alone.
 */
export const isPlainPdf = async (path: string): Promise<boolean> => {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  if (!text.startsWith(MAGIC) || !text.slice(-TAIL).includes(END)) return false;
  const spelt = text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (OPENLY.some((name) => text.includes(name) || spelt.includes(name))) return false;
  const pdf = await PDF.load(bytes).catch(() => undefined);
  return pdf === undefined || !doesMore(pdf);
};

/** Walks all that hangs on the catalog, each object once. */
const doesMore = (pdf: PDF): boolean => {
  const seen = new Set<string>();
  const waiting: (PdfObject | null)[] = [pdf.getCatalog()];
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > OBJECTS_MAX) return true;
    const object = waiting.pop();
    if (object instanceof PdfRef) {
      const id = `${object.objectNumber} ${object.generation}`;
      if (!seen.has(id)) waiting.push(pdf.getObject(object));
      seen.add(id);
    } else if (object instanceof PdfName) {
      if (ACTIVE.has(object.value)) return true;
    } else if (object instanceof PdfArray) {
      for (const each of object) waiting.push(each);
    } else if (object instanceof PdfDict)
      for (const [key, value] of object) {
        if (ACTIVE.has(key.value)) return true;
        waiting.push(value);
      }
  }
  return false;
};
