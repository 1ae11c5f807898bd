import { sheetText } from '../../lib/kernel/sheet-text.ts';
import { unzip } from './unzip.ts';

export interface Cell {
  readonly type: string;
  readonly style: string;
  readonly value: string;
  readonly formula: boolean;
}

const unescaped = (text: string) =>
  sheetText(text)
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');

const placeOf = (sheet: string): number => Number(/\d+/.exec(sheet)?.[0]);

/** What stands in the cells of a workbook, the rows of one sheet after those of the other. */
export const cellsOf = (workbook: Buffer): Cell[][] => {
  const files = unzip(workbook);
  const text = (name: string) => files.get(name) ?? '';
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    unescaped([...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, t = '']) => t).join('')),
  );
  const sheets = [...files.keys()]
    .filter((name) => /^xl\/worksheets\/\w+\.xml$/.test(name))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(text)
    .join('');
  return [...sheets.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', inner = '']) => {
      const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
      const raw = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? /<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '';
      return {
        type,
        style: /\bs="(\d+)"/.exec(attributes)?.[1] ?? '',
        value: type === 's' ? (shared[Number(raw)] ?? '') : unescaped(raw),
        formula: inner.includes('<f'),
      };
    }),
  );
};
