import type { Fact, Say } from '../../print/block.ts';

/** The hashes of a file, lower-case hex, in the order of memory. */
export interface Digests {
  readonly sha256: string;
  readonly streebog256: string;
  readonly streebog512: string;
}

/** Each by its name. */
export const hashFacts = ({ sha256, streebog256, streebog512 }: Digests, say: Say): Fact[] => [
  [say('print.hashes.sha256'), sha256],
  [say('print.hashes.streebog256'), streebog256],
  [say('print.hashes.streebog512'), streebog512],
];
