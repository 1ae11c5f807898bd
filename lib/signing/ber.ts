import { type Bytes, type Element, isCanonical } from './der.ts';

/** Deeper or richer structures than archives of signatures have are attacks on the parser. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 1_000_000;
const MAX_INDEFINITE = 100_000;

/** One value in the Basic Encoding Rules, its frame checked from end to end. */
export interface Ber {
  readonly bytes: Bytes;
  /** Where the content of a value of indefinite length ends, by where the value starts. */
  readonly ends: ReadonlyMap<number, number>;
  /** Written as the Distinguished Encoding Rules want it, the order of sets aside. */
  readonly isDer: boolean;
}

/** A value and where the next one starts: behind the mark that ends an indefinite length. */
export interface BerElement extends Element {
  readonly after: number;
}

/**
 * Reads the frame of what products write: indefinite and needlessly long lengths, strings in pieces. Undefined when the
 * bytes are not exactly one value. Linear in their number.
 */
export const readBer = (bytes: Bytes): Ber | undefined => {
  const ends = new Map<number, number>();
  const open: Open[] = [];
  let isDer = true;
  let at = 0;
  let elements = 0;
  do {
    const outer = open.at(-1);
    if (outer && outer.end === undefined && bytes[at] === 0 && bytes[at + 1] === 0 && at + 2 <= outer.limit) {
      ends.set(outer.at, at);
      at += 2;
      open.pop();
      continue;
    }
    if (outer && outer.end === at) {
      open.pop();
      continue;
    }
    const header = headerAt(bytes, at, outer?.limit ?? bytes.length);
    elements += 1;
    if (!header || elements > MAX_ELEMENTS || !mayStandIn(outer, header, bytes)) return undefined;
    isDer &&= header.isDer;
    if (header.constructed) {
      if (open.length === MAX_DEPTH || ends.size > MAX_INDEFINITE) return undefined;
      const limit = header.end ?? outer?.limit ?? bytes.length;
      open.push({ at, tag: header.tag, end: header.end, limit });
      at = header.start;
    } else at = header.end ?? at;
  } while (open.length > 0);
  return at === bytes.length ? { bytes, ends, isDer } : undefined;
};

interface Open {
  readonly at: number;
  readonly tag: number;
  /** Undefined while it is not known. */
  readonly end: number | undefined;
  /** Nothing inside goes beyond. */
  readonly limit: number;
}

interface Header {
  readonly tag: number;
  readonly constructed: boolean;
  readonly start: number;
  readonly end: number | undefined;
  readonly isDer: boolean;
}

const CONSTRUCTED = 0x20;

const headerAt = (bytes: Bytes, at: number, limit: number): Header | undefined => {
  const tag = bytes[at] ?? 0;
  const lengthAt = at + tagLength(bytes, at);
  const first = bytes[lengthAt];
  if (tag === 0 || first === undefined || lengthAt >= limit) return undefined;
  const constructed = (tag & CONSTRUCTED) !== 0;
  if (first === INDEFINITE)
    return constructed && mayBeConstructed(tag)
      ? { tag, constructed, start: lengthAt + 1, end: undefined, isDer: false }
      : undefined;
  const count = first > INDEFINITE ? first & 0x7f : 0;
  const start = lengthAt + 1 + count;
  if (start > limit) return undefined;
  let length = count === 0 ? first : 0;
  for (let index = start - count; index < start; index += 1) {
    length = length * 256 + (bytes[index] ?? 0);
    if (length > limit) return undefined;
  }
  const end = start + length;
  if (end > limit || !(constructed ? mayBeConstructed(tag) : mayBePrimitive(tag))) return undefined;
  const content = constructed ? NOTHING : bytes.subarray(start, end);
  if (!constructed && !isReadable(tag, content)) return undefined;
  const isDer = count === shortest(length) - 1 && (constructed ? !isString(tag) : isCanonical(tag, content));
  return { tag, constructed, start, end, isDer };
};

const INDEFINITE = 0x80;
const NOTHING = new Uint8Array();

/** Bytes of a tag: numbers above 30 take more than one. */
const tagLength = (bytes: Bytes, at: number): number => {
  if (((bytes[at] ?? 0) & 0x1f) !== 0x1f) return 1;
  let length = 2;
  while ((bytes[at + length - 1] ?? 0) >= 0x80 && length < MAX_TAG) length += 1;
  return length;
};

const MAX_TAG = 5;

/** Bytes of the shortest length. */
const shortest = (length: number): number => {
  if (length < 0x80) return 1;
  return 1 + Math.ceil((32 - Math.clz32(length)) / 8);
};

const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const SEQUENCE = 0x10;
const SET = 0x11;
/** Of bits, of octets, of letters, and times. */
const STRINGS: ReadonlySet<number> = new Set([BIT_STRING, OCTET_STRING, 12, ...range(18, 30)]);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const isUniversal = (tag: number): boolean => (tag & 0xc0) === 0;
const isString = (tag: number): boolean => isUniversal(tag) && STRINGS.has(tag & 0x1f);

const mayBeConstructed = (tag: number): boolean =>
  !isUniversal(tag) || [SEQUENCE, SET].includes(tag & 0x1f) || isString(tag);
const mayBePrimitive = (tag: number): boolean => !isUniversal(tag) || ![SEQUENCE, SET].includes(tag & 0x1f);

/** What these rules themselves leave open: any yes but zero, and any unused bits. */
const isReadable = (tag: number, content: Uint8Array): boolean => {
  if (tag === 0x01) return content.length === 1;
  if (tag === BIT_STRING) return content.length > 0 && (content[0] ?? 0) < 8;
  return isCanonical(tag, content);
};

/** A string in pieces has pieces of its own kind; of bits only whole bytes. */
const mayStandIn = (outer: Open | undefined, { tag, constructed, start }: Header, bytes: Bytes): boolean => {
  if (!outer || !isString(outer.tag)) return true;
  if ((tag & ~CONSTRUCTED) !== (outer.tag & ~CONSTRUCTED)) return false;
  return constructed || tag !== BIT_STRING || bytes[start] === 0;
};

/** The value that starts there. */
export const elementAt = ({ bytes, ends }: Ber, at: number): BerElement => {
  const header = headerAt(bytes, at, bytes.length);
  const { tag = 0, start = at } = header ?? {};
  const known = header?.end;
  const end = known ?? ends.get(at) ?? start;
  return { tag, at, start, end, after: known === undefined ? end + 2 : end };
};

/** What stands directly inside a constructed value, one after another. */
export function* membersOf(ber: Ber, outer: BerElement): Generator<BerElement, void> {
  if ((outer.tag & CONSTRUCTED) === 0) return;
  for (let at = outer.start; at < outer.end; ) {
    const member = elementAt(ber, at);
    yield member;
    at = member.after;
  }
}

/** The bytes as they stand, frame and all. */
export const wholeOf = ({ bytes }: Ber, { at, after }: BerElement): Bytes => bytes.subarray(at, after);

/** The same value with the frame that the Distinguished Encoding Rules give it; members keep their order. */
export const derOf = (ber: Ber, element: BerElement): Bytes => {
  if (ber.isDer) return wholeOf(ber, element);
  const length = element.after - element.at;
  // A length that becomes definite may take two bytes more than the mark it replaces.
  const room = new Uint8Array(length + Math.min(2 * ber.ends.size, length));
  return room.subarray(write(ber, element, room, room.length));
};

/** Writes a value so that it ends there; answers where it starts. */
const write = (ber: Ber, element: BerElement, room: Bytes, end: number): number => {
  const { tag, at } = element;
  const string = (tag & CONSTRUCTED) !== 0 && isString(tag);
  let start = string ? writePieces(ber, element, room, end) : end;
  if (string && (tag & 0x1f) === BIT_STRING) {
    start -= 1;
    room[start] = 0;
  }
  if ((tag & CONSTRUCTED) === 0) start = put(room, ber.bytes.subarray(element.start, element.end), end);
  else if (!string)
    for (const member of [...membersOf(ber, element)].reverse()) start = write(ber, member, room, start);
  start = putLength(room, end - start, start);
  start = put(room, ber.bytes.subarray(at, at + tagLength(ber.bytes, at)), start);
  if (string) room[start] = tag & ~CONSTRUCTED;
  return start;
};

/** The contents of the pieces of a string, side by side. */
const writePieces = (ber: Ber, element: BerElement, room: Bytes, end: number): number => {
  if ((element.tag & CONSTRUCTED) === 0) {
    const from = element.start + (element.tag === BIT_STRING ? 1 : 0);
    return put(room, ber.bytes.subarray(from, element.end), end);
  }
  let start = end;
  for (const piece of [...membersOf(ber, element)].reverse()) start = writePieces(ber, piece, room, start);
  return start;
};

const put = (room: Bytes, bytes: Uint8Array, end: number): number => {
  room.set(bytes, end - bytes.length);
  return end - bytes.length;
};

const putLength = (room: Bytes, length: number, end: number): number => {
  const digits = shortest(length) - 1;
  let rest = length;
  for (let index = 1; index <= digits; index += 1) {
    room[end - index] = rest & 0xff;
    rest >>>= 8;
  }
  room[end - digits - 1] = digits === 0 ? length : INDEFINITE | digits;
  return end - digits - 1;
};
