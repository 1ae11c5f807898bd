const NAME = String.raw`[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*`;
const DECLARATION = /^\ufeff?<\?xml\s[^?<>]*\?>/;
const PIECE = new RegExp(
  [
    `<!--(?<comment>(?:(?!--)[^])*)-->`,
    String.raw`<!\[CDATA\[(?<cdata>(?:(?!\]\]>)[^])*)\]\]>`,
    String.raw`<\?(?<instruction>(?!xml[\s?])${NAME})(?:\s(?:(?!\?>)[^])*)?\?>`,
    String.raw`</(?<close>${NAME})\s*>`,
    `<(?<open>${NAME})(?<attributes>(?:"[^"<]*"|'[^'<]*'|[^"'<>/]|/(?!>))*)(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'uy',
);
const ATTRIBUTE = new RegExp(
  String.raw`\s+(?<name>${NAME})\s*=\s*(?:"(?<one>[^"]*)"|'(?<other>[^']*)')`,
  'uy',
);

/** An ampersand that begins none of the entities that XML itself has. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const DEEPEST = 100;

/**
 * An element by its name without the prefix, its attributes with their values read, what it says between its elements, and
 * those.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Whether a text is well-formed XML with nothing but its own contents, see `plainXml`. */
export const isPlainXml = (text: string): boolean => plainXml(text) !== undefined;

/**
 * The root of a well-formed XML with nothing but its own contents: one root, no DTD, no entities besides those of XML,
 * nothing nested deeper than a hundred. Undefined for anything else.
 */
export const plainXml = (text: string): XmlElement | undefined => {
  if (CONTROL.test(text)) return undefined;
  const document: Opened = { tag: '', name: '', attributes: new Map(), text: '', children: [] };
  const open = [document];
  let at = DECLARATION.exec(text)?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0);
  while (at < text.length) {
    PIECE.lastIndex = at;
    const groups = PIECE.exec(text)?.groups;
    const parent = open.at(-1);
    if (!groups || !parent) return undefined;
    at = PIECE.lastIndex;
    const inside = parent !== document;
    if (groups.text !== undefined) {
      if (inside ? STRAY.test(groups.text) || groups.text.includes(']]>') : groups.text.trim() !== '')
        return undefined;
      if (inside) parent.text += readEntities(groups.text);
    } else if (groups.cdata !== undefined) {
      if (!inside) return undefined;
      parent.text += groups.cdata;
    } else if (groups.close !== undefined) {
      if (!inside || open.pop()?.tag !== groups.close) return undefined;
    } else if (groups.open !== undefined) {
      const attributes = attributesOf(groups.attributes ?? '');
      if (!attributes) return undefined;
      const name = localName(groups.open);
      const element: Opened = { tag: groups.open, name, attributes, text: '', children: [] };
      parent.children.push(element);
      if (groups.empty === '') open.push(element);
      if (open.length > DEEPEST + 1) return undefined;
    }
  }
  return open.length === 1 && document.children.length === 1 ? document.children[0] : undefined;
};

interface Opened extends XmlElement {
  /** With its prefix, as it has to be closed. */
  readonly tag: string;
  text: string;
  readonly children: Opened[];
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

/** What most elements have; there may be hundreds of thousands. */
const NONE: ReadonlyMap<string, string> = new Map();

/** Each with a name of its own and a value in quotes; undefined when one has not. */
const attributesOf = (text: string): ReadonlyMap<string, string> | undefined => {
  const end = text.trimEnd().length;
  if (end === 0) return NONE;
  const attributes = new Map<string, string>();
  let at = 0;
  while (at < end) {
    ATTRIBUTE.lastIndex = at;
    const groups = ATTRIBUTE.exec(text)?.groups;
    const value = groups?.one ?? groups?.other ?? '';
    if (!groups?.name || attributes.has(groups.name) || STRAY.test(value)) return undefined;
    attributes.set(groups.name, readValue(value));
    at = ATTRIBUTE.lastIndex;
  }
  return attributes;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A value with its entities resolved and its white space made plain, as XML has it for attributes. */
const readValue = (text: string): string => readEntities(text.replaceAll(/[\t\n\r]/g, ' '));

const readEntities = (text: string): string =>
  text.replaceAll(/&(#x?)?([\da-zA-Z]+);/g, (whole, number, word) => {
    if (!number) return ENTITIES[word] ?? whole;
    const point = Number.parseInt(word, number === '#x' ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
