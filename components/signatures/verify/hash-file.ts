import { type AllDigests, createDigests } from '../../../lib/signing/digests.ts';

const CHUNK = 524_288;

/**
 * Every digest of a file, counted in the page: the file itself goes nowhere. `onPart` hears how many bytes are done;
 * between two chunks the page may draw.
 */
export const hashFile = async (file: Blob, onPart: (done: number) => void): Promise<AllDigests> => {
  const all = createDigests();
  for (let at = 0; at < file.size; at += CHUNK) {
    all.update(new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer()));
    onPart(Math.min(at + CHUNK, file.size));
    await nextTurn();
  }
  return all.digests();
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
