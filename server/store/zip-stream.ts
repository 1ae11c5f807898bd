import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { inTurns } from './in-turns.ts';
import { MADE_ON_UNIX } from './made-on-unix.ts';

/** A file of a ZIP that is read when its turn comes. */
export interface Entry {
  readonly name: string;
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  /** Packed where that is worth it; what pictures hold is packed already. */
  readonly packs?: boolean;
}

/** A little less small for half the time. */
const LEVEL = 3;

/** A ZIP as it is written, one file after the other and as fast as it is taken, in turns with others. */
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
  for (const { name, open, packs = false } of entries) {
    const entry = Object.assign(
      packs ? new ZipDeflate(name, { level: LEVEL }) : new ZipPassThrough(name),
      MADE_ON_UNIX,
    );
    zip.add(entry);
    for await (const chunk of inTurns(await open())) {
      entry.push(chunk);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
