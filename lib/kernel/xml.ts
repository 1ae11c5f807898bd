const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text as it stands between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (char) => ESCAPED[char] ?? char);

/** An element with attributes and a text, or elements that were written before. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[] = [],
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map((child) => `\n${child}`).join('');
  const start = `<${name}${written.join('')}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`;
};

/** UTF-8, no byte order mark. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
