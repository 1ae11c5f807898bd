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
 * Whether a text is well-formed XML with nothing but its own contents: one root, no DTD, no entities besides those of
 * XML, nothing nested deeper than a hundred.
 */
export const isPlainXml = (text: string): boolean => {
  if (CONTROL.test(text)) return false;
  const open: string[] = [];
  let roots = 0;
  let at = DECLARATION.exec(text)?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0);
  while (at < text.length) {
    PIECE.lastIndex = at;
    const groups = PIECE.exec(text)?.groups;
    if (!groups) return false;
    at = PIECE.lastIndex;
    const inside = open.length > 0;
    if (groups.text !== undefined) {
      if (inside ? STRAY.test(groups.text) || groups.text.includes(']]>') : groups.text.trim() !== '')
        return false;
    } else if (groups.cdata !== undefined) {
      if (!inside) return false;
    } else if (groups.close !== undefined) {
      if (open.pop() !== groups.close) return false;
    } else if (groups.open !== undefined) {
      if (!inside) roots += 1;
      if (!areAttributes(groups.attributes ?? '')) return false;
      if (groups.empty === '') open.push(groups.open);
      if (open.length > DEEPEST) return false;
    }
  }
  return roots === 1 && open.length === 0;
};

/** Each with a name of its own and a value in quotes. */
const areAttributes = (text: string): boolean => {
  const names = new Set<string>();
  const end = text.trimEnd().length;
  let at = 0;
  while (at < end) {
    ATTRIBUTE.lastIndex = at;
    const groups = ATTRIBUTE.exec(text)?.groups;
    if (!groups?.name || names.has(groups.name) || STRAY.test(groups.one ?? groups.other ?? '')) return false;
    names.add(groups.name);
    at = ATTRIBUTE.lastIndex;
  }
  return true;
};
