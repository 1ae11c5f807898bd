/** What one reading may take: processor time, so that a busy machine refuses no file, and memory of its process. */
export interface Bounds {
  readonly processorMs: number;
  readonly mostBytes: number;
}

/**
 * Unfolds or parses what people sent, by name: what came just now and what is kept alike. `load` brings the work into the
 * process beside when it is first asked for; the portal itself never calls it.
 */
export interface Reader<Given, Read> {
  readonly name: string;
  readonly bounds: Bounds;
  readonly load: () => Promise<(given: Given) => Read | Promise<Read>>;
}

const MB = 1024 * 1024;

/** A reader of a room; its room names it in `readers.ts`, `beside/readers.ts` has them all. */
export const reader = <Given, Read>(
  name: string,
  seconds: number,
  megabytes: number,
  load: Reader<Given, Read>['load'],
): Reader<Given, Read> => ({
  name,
  bounds: { processorMs: seconds * 1_000, mostBytes: megabytes * MB },
  load,
});
