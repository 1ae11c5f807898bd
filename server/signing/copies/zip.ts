import { type Zippable, zipSync } from 'fflate';
import { MADE_ON_UNIX } from '../../store/made-on-unix.ts';

export interface Zipped {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Words grow smaller; what is packed already does not. */
  readonly packed?: boolean;
}

/** A ZIP whose bytes follow from its files alone: names in UTF-8, each under the same old day, in the order given. */
export const zipOf = (files: readonly Zipped[]): Uint8Array => {
  // Local, because a ZIP tells the time of a zone it does not name.
  const mtime = new Date(1980, 0, 2);
  const entries = files.map(({ name, bytes, packed }): [string, Zippable[string]] => [
    name,
    [bytes, { level: packed ? 6 : 0, mtime, ...MADE_ON_UNIX }],
  ]);
  return zipSync(Object.fromEntries(entries));
};
