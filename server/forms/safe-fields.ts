import { isPlainField, NESTED } from '../../lib/forms/field-code.ts';
import { unsafe } from './unsafe.ts';
import { type Element, everyElement, local, readText, unescaped } from './xml.ts';

/** A field that is open where the reading stands. */
interface Field {
  code: string;
  /** Its code is not over, its result not begun. */
  isCode: boolean;
}

/**
 * Refuses form_unsafe: a field that starts, fetches or leads out. Word parts the code of a field over runs and paragraphs,
 * nests fields, and takes a text inside a code for a part of it.
 */
export const refuseCodes = (part: string, root: Element): void => {
  const open: Field[] = [];
  let loose = '';
  const judge = (code: string): void => {
    if (code.trim() !== '' && !isPlainField(code))
      throw unsafe('field', `${part}: ${code.replaceAll(NESTED, '{…}').trim()}`);
  };
  const nest = (): void => {
    const outer = open.at(-1);
    if (outer?.isCode) outer.code += NESTED;
    judge(loose);
    loose = '';
  };
  for (const each of everyElement(root)) {
    const name = local(each.name);
    const field = open.at(-1);
    if (name === 'fldSimple') {
      nest();
      judge(attributeOf(each, 'instr'));
    } else if (name === 'fldChar') {
      const type = attributeOf(each, 'fldCharType');
      if (type === 'begin') {
        nest();
        open.push({ code: '', isCode: true });
      } else if (field) {
        if (field.isCode) judge(field.code);
        field.isCode = false;
        if (type === 'end') open.pop();
      }
    } else if (INSTRUCTIONS.has(name)) {
      if (field?.isCode) field.code += readText(each);
      else loose += readText(each);
    } else if (field?.isCode && TEXTS.has(name)) field.code += readText(each);
    else if (field?.isCode && GAPS.has(name)) field.code += ' ';
  }
  for (const { code, isCode } of open) if (isCode) judge(code);
  judge(loose);
};

const INSTRUCTIONS = new Set(['instrText', 'delInstrText']);
const TEXTS = new Set(['t', 'delText']);
const GAPS = new Set(['tab', 'br', 'cr']);

const attributeOf = ({ attributes }: Element, called: string): string =>
  unescaped(Object.entries(attributes).find(([key]) => local(key) === called)?.[1] ?? '');
