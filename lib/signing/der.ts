/** Bytes as the cryptography of the platform takes them: shared with no other thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Deeper or richer structures than any signature or certificate has are attacks on the parser. */
const MAX_DEPTH = 32;
const MAX_ELEMENTS = 20_000;

/**
 * Whether bytes are exactly one value in the Distinguished Encoding Rules: definite shortest lengths, nothing after the
 * value, canonical booleans and integers, primitive strings. A later parser cannot read them in a second way. Elements
 * beyond `most` are refused; lists of revoked certificates need more than the preset.
 */
export const isStrictDer = (bytes: Uint8Array, most = MAX_ELEMENTS): boolean => {
  const ends = [bytes.length];
  let at = 0;
  let elements = 0;
  while (ends.length > 0) {
    if (at === ends.at(-1)) {
      ends.pop();
      continue;
    }
    // The outermost level holds one value and nothing beside it.
    if (ends.length === 1 && at > 0) return false;
    const header = headerAt(bytes, at, ends.at(-1) ?? 0);
    elements += 1;
    if (!header || elements > most) return false;
    if (header.constructed) {
      if (ends.length > MAX_DEPTH) return false;
      ends.push(header.end);
      at = header.start;
    } else {
      if (!isCanonical(header.tag, bytes.subarray(header.start, header.end))) return false;
      at = header.end;
    }
  }
  return bytes.length > 0;
};

interface Header {
  readonly tag: number;
  readonly constructed: boolean;
  /** Where the content starts and ends. */
  readonly start: number;
  readonly end: number;
}

const headerAt = (bytes: Uint8Array, at: number, limit: number): Header | undefined => {
  const tag = bytes[at] ?? 0;
  // No structure here has tags of two bytes; 0 would end an indefinite length.
  if ((tag & 0x1f) === 0x1f || tag === 0) return undefined;
  let length = bytes[at + 1];
  let start = at + 2;
  if (length === undefined || start > limit) return undefined;
  if (length >= 0x80) {
    const count = length & 0x7f;
    const first = bytes[start] ?? 0;
    if (count === 0 || count > 4 || start + count > limit || first === 0) return undefined;
    length = 0;
    for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[start + index] ?? 0);
    if (length < 0x80) return undefined;
    start += count;
  }
  const constructed = (tag & 0x20) !== 0;
  const end = start + length;
  if (end > limit || constructed !== mustBeConstructed(tag, constructed)) return undefined;
  return { tag, constructed, start, end };
};

const SEQUENCE = 0x10;
const SET = 0x11;

/** Among the universal types sequences and sets alone are constructed; other classes say themselves. */
const mustBeConstructed = (tag: number, constructed: boolean): boolean => {
  if (tag & 0xc0) return constructed;
  return (tag & 0x1f) === SEQUENCE || (tag & 0x1f) === SET;
};

/** Whether the content of a primitive value is written in its one way. */
export const isCanonical = (tag: number, content: Uint8Array): boolean => {
  const [first = 0, second = 0] = content;
  switch (tag) {
    case 0x01:
      return content.length === 1 && (first === 0x00 || first === 0xff);
    case 0x02:
    case 0x0a:
      if (content.length === 0) return false;
      return content.length === 1 || !((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80));
    case 0x03:
      return content.length > 0 && first < 8 && unusedBitsAreZero(first, content);
    case 0x05:
      return content.length === 0;
    case 0x06:
      return isCanonicalOid(content);
    default:
      return true;
  }
};

const unusedBitsAreZero = (unused: number, content: Uint8Array): boolean =>
  content.length === 1 ? unused === 0 : ((content.at(-1) ?? 0) & ((1 << unused) - 1)) === 0;

const isCanonicalOid = (content: Uint8Array): boolean => {
  if (content.length === 0 || (content.at(-1) ?? 0) >= 0x80) return false;
  // An arc never starts with a byte that adds nothing.
  return content.every((byte, index) => byte !== 0x80 || (index > 0 && (content[index - 1] ?? 0) >= 0x80));
};

/** One value inside others, by where it stands: its tag, its header, its content and its end. */
export interface Element {
  readonly tag: number;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/**
 * What stands directly inside the constructed value at that place of strict DER, one after another: for long lists,
 * which no library need hold as objects.
 */
export function* membersOf(bytes: Uint8Array, place = 0): Generator<Element, void> {
  const outer = headerAt(bytes, place, bytes.length);
  if (!outer?.constructed) return;
  let at = outer.start;
  while (at < outer.end) {
    const header = headerAt(bytes, at, outer.end);
    if (!header) return;
    yield { tag: header.tag, at, start: header.start, end: header.end };
    at = header.end;
  }
}
