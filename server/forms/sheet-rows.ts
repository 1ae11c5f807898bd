import { child, type Element, everyElement, isElement, readText } from './xml.ts';

/** A filled sheet whose rows were told more than once: each row, cell and merged range has its own place again. */
export const placeRows = (sheet: Element): void => {
  const rows = child(sheet, 'sheetData')?.children.filter(isElement) ?? [];
  const places = new Map<number, number[]>();
  const placesOf = (was: number): number[] => places.get(was) ?? [];
  let [before, last] = [0, 0];
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const was = Number(row.attributes.r ?? before + 1);
    if (was < before) repeated.set(was, before - was + 1);
    last += was > before ? was - before : 1;
    before = was;
    const told = placesOf(was);
    told.push(last);
    places.set(was, told);
    row.attributes = { ...row.attributes, r: String(last) };
    for (const cell of row.children.filter(isElement))
      cell.attributes = { ...cell.attributes, r: `${columnOf(cell)}${last}` };
  }
  const begins = new Map(
    [...repeated].flatMap(([was, count]) => placesOf(was).map((at) => [at, count] as const)),
  );
  for (const row of rows) {
    const count = begins.get(Number(row.attributes.r));
    if (count !== undefined) row.begins = count;
  }
  for (const cell of everyElement(sheet)) if (cell.name === 'c') reckon(cell);
  sheet.children = sheet.children.filter((node) => !isElement(node) || node.name !== 'dimension');
  const merged = child(sheet, 'mergeCells');
  if (!merged) return;
  merged.children = merged.children.filter(isElement).flatMap((range) => moved(range, places));
  merged.attributes = { count: String(merged.children.length) };
};

const columnOf = ({ attributes }: Element): string => (attributes.r ?? '').replace(/\d+$/, '');

const moved = (range: Element, places: ReadonlyMap<number, readonly number[]>): Element[] => {
  const found = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range.attributes.ref ?? '');
  if (!found) return [];
  const [, from, top, to, bottom] = found;
  const height = Number(bottom) - Number(top);
  return (places.get(Number(top)) ?? []).map((row) => ({
    ...range,
    attributes: { ref: `${from}${row}:${to}${row + height}` },
  }));
};

/** A cell that says one number and nothing else is one to reckon with; every other stays text, whatever it begins with. */
const reckon = (cell: Element): void => {
  const runs = child(cell, 'is')?.children.filter(isElement) ?? [];
  const [only] = runs;
  if (runs.length !== 1 || only?.number === undefined) return;
  const { t: _, ...attributes } = cell.attributes;
  cell.attributes = attributes;
  cell.look = 'value';
  cell.said = readText(child(only, 't') ?? only);
  cell.children = [{ name: 'v', attributes: {}, children: [String(only.number)], parent: cell }];
};
