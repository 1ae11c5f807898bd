import { refusal } from '../call/call-error.ts';
import type { Parts } from './package.ts';
import { type Element, everyElement, parseXml, readText } from './xml.ts';

/** Parts that do more than show text and pictures, by what they are. */
const UNSAFE_PARTS: readonly (readonly [what: string, name: RegExp])[] = [
  ['macro', /vba(Project|Data)|macrosheets\/|customUI/i],
  ['embedded', /\/(embeddings|activeX|ctrlProps)\//i],
  ['external', /\/(externalLinks|queryTables)\/|\/connections\.xml$/i],
];

const UNSAFE_ELEMENTS: ReadonlySet<string> = new Set([
  'w:altChunk',
  'o:OLEObject',
  'w:object',
  'w:control',
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
    if (name.endsWith('.rels')) refuseExternal(name, parseXml(parts.get(name) ?? new Uint8Array()));
  }
  const types = new TextDecoder().decode(parts.get('[Content_Types].xml'));
  if (/macroEnabled|vbaProject/i.test(types)) throw unsafe('macro', '[Content_Types].xml');
  for (const [name, tree] of trees) refuseActive(name, tree);
};

const refuseExternal = (name: string, relations: Element): void => {
  for (const { attributes } of everyElement(relations)) {
    const { Type = '', Target = '', TargetMode = '' } = attributes;
    if (TargetMode.toLowerCase() !== 'external') continue;
    if (!Type.endsWith('/hyperlink') || !PLAIN_LINK.test(Target))
      throw unsafe('external', `${name}: ${Target}`);
  }
};

const refuseActive = (name: string, tree: Element): void => {
  let code = '';
  for (const each of everyElement(tree)) {
    if (UNSAFE_ELEMENTS.has(each.name)) throw unsafe('embedded', name);
    if (each.name === 'w:fldChar' || each.name === 'w:p') code = '';
    // Word parts the code of a field over runs as it parts a text.
    if (each.name === 'w:instrText') code += readText(each);
    if (each.name === 'w:fldSimple') code = each.attributes['w:instr'] ?? '';
    if (UNSAFE_CODE.test(code)) throw unsafe('field', `${name}: ${code.trim()}`);
    if (each.name === 'f' && each.parent?.name === 'c')
      throw unsafe('formula', `${name}, ${each.parent.attributes.r ?? ''}`);
  }
};
