const CONTROL_AND_DIRECTION = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const LONGEST = 255;

/**
 * The name a person gave a file, as text to show and to save under: without path, control and direction
 * characters, at most 255 characters; '' when nothing is left.
 */
export const plainFileName = (name: string): string => {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(CONTROL_AND_DIRECTION, '').trim();
  return plain === '.' || plain === '..' ? '' : [...plain].slice(-LONGEST).join('');
};

/** `Content-Disposition: attachment` that old and new browsers read alike (RFC 6266, RFC 5987). */
export const attachmentHeader = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
