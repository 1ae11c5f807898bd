import { Unzip, UnzipInflate } from 'fflate';
import { CallError } from '../call/call-error.ts';

/** What an archive may unfold to, counted while it does, and what is answered where it may not. */
export interface UnzipLimits {
  readonly unfoldedMax: number;
  /** The most bytes of one part, by its name. */
  readonly partMax: (name: string) => number;
  readonly partsMax: number;
  readonly unreadable: () => CallError;
  readonly bomb: (name: string) => CallError;
}

export type Parts = Map<string, Uint8Array>;

/** So many times its own size, once it is more than a page of text. */
const RATIO_MAX = 120;
const RATIO_FROM = 1024 * 1024;
const PIECE = 8_192;

/**
 * The parts of a ZIP archive by name, folders left out. Refuses what `limits` says: two parts of one name and names that
 * lead out of the archive are unreadable, what unfolds without measure is a bomb.
 */
export const unzipped = (bytes: Uint8Array, limits: UnzipLimits): Parts => {
  const pieces = new Map<string, Uint8Array[]>();
  let total = 0;
  const names = new Set<string>();
  const unzip = new Unzip((part) => {
    // A folder that some archivers write holds nothing.
    if (part.name.endsWith('/')) return;
    // Office programs tell parts apart without regard to capitals.
    const name = part.name.toLowerCase();
    if (names.has(name) || leadsOut(part.name)) throw limits.unreadable();
    if (pieces.size === limits.partsMax) throw limits.bomb(part.name);
    names.add(name);
    const own: Uint8Array[] = [];
    let size = 0;
    pieces.set(part.name, own);
    part.ondata = (error, piece) => {
      // What was thrown here comes back as the error of the next piece.
      if (error) throw error instanceof CallError ? error : limits.unreadable();
      size += piece.length;
      total += piece.length;
      const isTooMuch =
        total > limits.unfoldedMax ||
        size > limits.partMax(part.name) ||
        (total > RATIO_FROM && total > bytes.length * RATIO_MAX);
      if (isTooMuch) throw limits.bomb(part.name);
      own.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof CallError ? error : limits.unreadable();
  }
  return new Map([...pieces].map(([name, own]) => [name, Buffer.concat(own)]));
};

const leadsOut = (name: string): boolean => name.startsWith('/') || name.split(/[\\/]/).includes('..');
