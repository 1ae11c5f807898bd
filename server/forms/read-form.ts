import type { FormBlock } from '../../lib/forms/form-block.ts';
import type { FormDocument } from '../../lib/forms/form-data.ts';
import type { FormField } from '../../lib/forms/form-field.ts';
import { departmentOf, formParts } from '../../lib/forms/form-parts.ts';
import type { FormProblem } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { wordBlocks } from './blocks.ts';
import { adopt, textElement } from './dialect.ts';
import { fillTree } from './fill.ts';
import { pack } from './package.ts';
import { breakPages } from './page-breaks.ts';
import { severalSheets } from './several-sheets.ts';
import { sheetBlocks } from './sheet-blocks.ts';
import { openTemplate, type Template } from './template.ts';
import { child, type Element, everyElement, isElement, readText, writeXml } from './xml.ts';

/** What is asked of a template: its bytes, and the fields its object has. */
export interface AskedForm {
  readonly bytes: Uint8Array;
  readonly fields: readonly FormField[];
}

export interface CheckedForm {
  readonly kind: FormKind;
  readonly problems: readonly FormProblem[];
  /** The fields it names, each once. */
  readonly names: readonly string[];
}

/** What a template names, and what is wrong with it. Refuses form_unreadable, form_unsafe. */
export const checkForm = ({ bytes, fields }: AskedForm): CheckedForm => {
  const { kind, problems, tags } = openTemplate(bytes, fields);
  return { kind, problems, names: [...new Set(tags.map(({ path }) => path))] };
};

export interface FilledForm extends AskedForm {
  readonly documents: readonly FormDocument[];
}

/** The file of a template with its values, of the kind the template is; a workbook for each department has a sheet for each. */
export const fillForm = ({ bytes, fields, documents }: FilledForm): Uint8Array => {
  const template = openTemplate(bytes, fields);
  const parts = formParts(documents);
  const sheets =
    parts.length > 1 &&
    severalSheets(
      template,
      parts.map((part) => ({ name: departmentOf(part[0]), texts: filled(template, part).texts })),
    );
  return packed(sheets || filled(template, documents));
};

/** What the file would say, for a preview and for the portal's own layout. */
export const tellForm = ({ bytes, fields, documents }: FilledForm): FormBlock[] => {
  const template = openTemplate(bytes, fields);
  const parts = filled(template, documents).texts;
  const styles = template.trees.get('xl/styles.xml');
  return parts.flatMap(({ root }) =>
    template.kind === 'DOCX'
      ? wordBlocks(root, template.dialect)
      : sheetBlocks(root, template.dialect, styles),
  );
};

export interface MendedForm extends AskedForm {
  readonly said: string;
  readonly likely: string;
}

/** The template with a field called as it was meant, wherever it stands. */
export const mendForm = ({ bytes, fields, said, likely }: MendedForm): Uint8Array => {
  const template = openTemplate(bytes, fields);
  for (const { root } of template.texts)
    for (const run of everyElement(root)) {
      if (run.tag?.said !== said) continue;
      const sign = /^\{\{([#^/]?)/.exec(said)?.[1] ?? '';
      run.children = run.children.map((node) =>
        isElement(node) && node.name === template.dialect.text
          ? textElement(node.name, `{{${sign}${likely}}}`)
          : node,
      );
    }
  return packed(template);
};

const filled = (template: Template, documents: readonly FormDocument[]): Template => ({
  ...template,
  texts: template.texts.map((part) => {
    const root = fillTree(part.root, documents, template.dialect);
    adopt(root);
    if (template.kind === 'XLSX') {
      placeRows(root);
      breakPages(root);
    }
    return { ...part, root };
  }),
});

/** Parts with markup are written from their trees: what a program reads in them is what was judged. */
const packed = ({ parts, trees, texts }: Template): Uint8Array => {
  const filledTrees = new Map([...trees, ...texts.map(({ name, root }) => [name, flat(root)] as const)]);
  return pack(
    new Map([...parts, ...[...filledTrees].map(([name, root]) => [name, writeXml(root)] as const)]),
  );
};

/** Sections are no elements of the file: what is inside stands in their place. */
const flat = (of: Element): Element => ({
  ...of,
  children: of.children.flatMap((node) => {
    if (!isElement(node)) return [node];
    return node.section ? flat(node).children : [flat(node)];
  }),
});

/** A filled sheet whose rows were told more than once: each row, cell and merged range has its own place again. */
const placeRows = (sheet: Element): void => {
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
