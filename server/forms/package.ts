import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { CallError, refusal } from '../call/call-error.ts';

/** What a template may unfold to, counted while it does. */
const UNFOLDED_MAX = 32 * 1024 * 1024;
const XML_MAX = 8 * 1024 * 1024;
const PARTS_MAX = 400;
/** So many times its own size, once it is more than a page of text. */
const RATIO_MAX = 120;
const RATIO_FROM = 1024 * 1024;
const PIECE = 8_192;

export type Parts = Map<string, Uint8Array>;

/** The parts of an office file. Refuses form_unreadable and form_unsafe (what unfolds without measure). */
export const unpack = (bytes: Uint8Array): Parts => {
  const pieces = new Map<string, Uint8Array[]>();
  let total = 0;
  const names = new Set<string>();
  const unzip = new Unzip((part) => {
    // A folder that some archivers write holds nothing.
    if (part.name.endsWith('/')) return;
    // Office programs tell parts apart without regard to capitals.
    const name = part.name.toLowerCase();
    if (names.has(name) || part.name.includes('..') || part.name.startsWith('/'))
      throw refusal('form_unreadable');
    if (pieces.size === PARTS_MAX) throw bomb(part.name);
    names.add(name);
    const own: Uint8Array[] = [];
    let size = 0;
    pieces.set(part.name, own);
    part.ondata = (error, piece) => {
      // What was thrown here comes back as the error of the next piece.
      if (error) throw error instanceof CallError ? error : refusal('form_unreadable');
      size += piece.length;
      total += piece.length;
      const isTooMuch =
        total > UNFOLDED_MAX ||
        (/\.(xml|rels)$/i.test(part.name) && size > XML_MAX) ||
        (total > RATIO_FROM && total > bytes.length * RATIO_MAX);
      if (isTooMuch) throw bomb(part.name);
      own.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof CallError ? error : refusal('form_unreadable');
  }
  return new Map([...pieces].map(([name, own]) => [name, Buffer.concat(own)]));
};

const bomb = (place: string) => refusal('form_unsafe', { what: 'bomb', place: place.slice(0, 120) });

/** The same parts are the same bytes: every one is of the first day a ZIP knows. */
export const pack = (parts: Parts): Uint8Array =>
  zipSync(Object.fromEntries(parts), { level: 6, mtime: new Date('1980-01-02T00:00:00Z') });
