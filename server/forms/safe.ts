import { refusal } from '../call/call-error.ts';
import type { Parts } from './package.ts';
import { type Element, everyElement, parseXml, readText } from './xml.ts';

/** Parts that do more than show text and pictures, by what they are. */
const UNSAFE_PARTS: readonly (readonly [what: string, name: RegExp])[] = [
  ['macro', /vba(Project|Data)|macrosheets\/|customUI/i],
  ['embedded', /\/(embeddings|activeX|ctrlProps)\//i],
  ['external', /\/(externalLinks|queryTables)\/|\/connections\.xml$/i],
];

/** The same by what a relationship says of them: an office program asks that, whatever the part is called. */
const UNSAFE_RELATIONS: readonly (readonly [what: string, type: RegExp])[] = [
  ['macro', /\/(vbaProject|wordVbaData|xlMacrosheet|extensibility)$/i],
  ['embedded', /\/(oleObject|package|control|activeXControlBinary|aFChunk)$/i],
  ['external', /\/(attachedTemplate|externalLink\w*|queryTable|connections|subDocument|frame)$/i],
];

/** By their names without a prefix: which prefix stands for Word's own names each file decides. */
const UNSAFE_ELEMENTS: ReadonlySet<string> = new Set([
  'altChunk',
  'OLEObject',
  'object',
  'control',
  'oleObject',
]);
/** Codes of fields that fetch, start or link. */
const UNSAFE_CODE =
  /^\s*(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|MACROBUTTON|DATABASE|GOTOBUTTON)\b/i;
const PLAIN_LINK = /^(https?:|mailto:)/i;

const unsafe = (what: string, place: string) => refusal('form_unsafe', { what, place: place.slice(0, 120) });

/**
 * Refuses form_unsafe, with the place: a macro, an embedded object, what is fetched from outside, a field that starts
 * something, a formula. A link that somebody presses is none of these.
 */
export const refuseUnsafe = (parts: Parts, trees: ReadonlyMap<string, Element>): void => {
  for (const name of parts.keys()) {
    const found = UNSAFE_PARTS.find(([, pattern]) => pattern.test(name));
    if (found) throw unsafe(found[0], name);
    if (name.endsWith('.rels')) refuseRelated(name, parseXml(parts.get(name) ?? new Uint8Array()));
  }
  const types = new TextDecoder().decode(parts.get('[Content_Types].xml'));
  if (/macroEnabled|vbaProject/i.test(types)) throw unsafe('macro', '[Content_Types].xml');
  for (const [name, tree] of trees) refuseActive(name, tree);
};

const refuseRelated = (name: string, relations: Element): void => {
  for (const { attributes } of everyElement(relations)) {
    const { Type = '', Target = '', TargetMode = '' } = attributes;
    const found = UNSAFE_RELATIONS.find(([, pattern]) => pattern.test(Type));
    if (found) throw unsafe(found[0], `${name}: ${Target}`);
    if (TargetMode.toLowerCase() !== 'external') continue;
    if (!Type.endsWith('/hyperlink') || !PLAIN_LINK.test(Target))
      throw unsafe('external', `${name}: ${Target}`);
  }
};

/** A name without its prefix. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const refuseActive = (name: string, tree: Element): void => {
  let code = '';
  for (const each of everyElement(tree)) {
    const called = local(each.name);
    if (UNSAFE_ELEMENTS.has(called)) throw unsafe('embedded', name);
    if (called === 'fldChar') code = '';
    // Word parts the code of a field over runs, and over paragraphs, as it parts a text.
    if (called === 'instrText') code += readText(each);
    if (called === 'fldSimple')
      code = Object.entries(each.attributes).find(([key]) => local(key) === 'instr')?.[1] ?? '';
    if (UNSAFE_CODE.test(code)) throw unsafe('field', `${name}: ${code.trim()}`);
    if (called === 'f' && each.parent && local(each.parent.name) === 'c')
      throw unsafe('formula', `${name}, ${each.parent.attributes.r ?? ''}`);
  }
};
