import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import { MADE_ON_UNIX } from './made-on-unix.ts';

/** A file of a ZIP that is read when its turn comes. */
export interface Entry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** A ZIP as it is written, one file after the other and as fast as it is taken; what pictures hold is packed already. */
export async function* zipStream(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    const now = written;
    written = [];
    return now;
  };
  for (const { name, open } of entries) {
    const entry = Object.assign(new ZipPassThrough(name), MADE_ON_UNIX);
    zip.add(entry);
    for await (const chunk of await open()) {
      entry.push(chunk as Uint8Array);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
