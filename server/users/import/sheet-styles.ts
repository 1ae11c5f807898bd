import { walkXml } from './walk-xml.ts';

/** Numbers of the formats every workbook has that show a day (ECMA-376, 18.8.30; 27 to 36 and 50 to 58 are those of East Asia). */
const isBuiltInDay = (format: number): boolean =>
  (format >= 14 && format <= 17) ||
  format === 22 ||
  (format >= 27 && format <= 31) ||
  format === 36 ||
  (format >= 50 && format <= 58);

/** Whether a format of a client's own shows a day: of its first section, without quoted texts, escapes, colours and languages. */
const showsDay = (code: string): boolean =>
  /[dy]/i.test(code.replaceAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/gs, '').split(';', 1)[0] ?? '');

/** Which styles of cells show their number as a day, by their places in `styles.xml`. */
export const dayStyles = (xml: string): ReadonlySet<number> => {
  const ownDays = new Map<number, boolean>();
  const styles = new Set<number>();
  if (xml === '') return styles;
  let count = 0;
  let inCells = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        ownDays.set(Number(numFmtId), showsDay(formatCode));
      }
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const format = Number(attributes().numFmtId);
      if (ownDays.get(format) ?? isBuiltInDay(format)) styles.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
};
