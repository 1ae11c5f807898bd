import { child, type Element, element, isElement } from './xml.ts';

/** A4 in points. */
const SHORT = 595.28;
const LONG = 841.89;
const INCH = 72;

/**
 * Ends the pages of a filled sheet between its people, and keeps the last of them with all that stands below: no page
 * has signatures alone. Only for a sheet that says its scale and the height of each row, so that pages can be reckoned.
 */
export const breakPages = (sheet: Element): void => {
  const rows = child(sheet, 'sheetData')?.children.filter(isElement) ?? [];
  const setup = child(sheet, 'pageSetup');
  const room = roomOf(sheet, setup);
  const heights = rows.map(({ attributes }) => Number(attributes.ht));
  if (room === undefined || !rows.some(({ begins }) => begins !== undefined) || heights.some(Number.isNaN))
    return;
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((all, height) => all + height, 0);
  const again = rows.reduce((all, row, index) => all + (row.again ? (heights[index] ?? 0) : 0), 0);
  const last = rows.findLastIndex(({ begins }) => begins !== undefined);
  const breaks: number[] = [];
  let used = 0;
  for (let at = 0; at < rows.length; ) {
    const end = at === last ? rows.length : at + (rows[at]?.begins ?? 1);
    const height = sum(at, end);
    const isNext = used > 0 && used + height > room;
    if (isNext) breaks.push(Number(rows[at]?.attributes.r) - 1);
    used = isNext ? again + height : used + height;
    at = end;
  }
  if (breaks.length > 0) place(sheet, breaks);
};

/** How high the rows of a page may be, before it is scaled. */
const roomOf = (sheet: Element, setup: Element | undefined): number | undefined => {
  const margins = child(sheet, 'pageMargins')?.attributes;
  const scale = Number(setup?.attributes.scale);
  if (!setup || !margins || !(scale > 0)) return undefined;
  const height = setup.attributes.orientation === 'landscape' ? SHORT : LONG;
  return ((height - (Number(margins.top) + Number(margins.bottom)) * INCH) * 100) / scale;
};

/** Breaks stand behind the set-up of the page and what is printed at its foot. */
const place = (sheet: Element, breaks: readonly number[]): void => {
  const before = sheet.children.findLastIndex(
    (node) => isElement(node) && ['pageSetup', 'headerFooter'].includes(node.name),
  );
  const count = String(breaks.length);
  const told = breaks.map((row) => element('brk', { id: String(row), max: '16383', man: '1' }));
  const made = element('rowBreaks', { count, manualBreakCount: count }, told);
  made.parent = sheet;
  sheet.children = [
    ...sheet.children.slice(0, before + 1),
    made,
    ...sheet.children.slice(before + 1).filter((node) => !isElement(node) || node.name !== 'rowBreaks'),
  ];
};
