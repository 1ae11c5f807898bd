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
import { placeRows } from './sheet-rows.ts';
import { openTemplate, type Template } from './template.ts';
import { type Element, everyElement, isElement, writeXml } from './xml.ts';

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
