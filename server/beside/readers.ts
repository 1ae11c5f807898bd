import * as ofFiles from '../files/readers.ts';
import * as ofForms from '../forms/readers.ts';
import * as ofPdf from '../signing/pdf/readers.ts';
import * as ofTrust from '../signing/trust/readers.ts';
import * as ofVerify from '../signing/verify/readers.ts';
import * as ofImport from '../users/import/readers.ts';
import type { Reader } from './reader.ts';

/** Everything that the process beside can read, by name. */
export const READERS: ReadonlyMap<string, Reader<never, unknown>> = new Map(
  [ofFiles, ofForms, ofImport, ofPdf, ofTrust, ofVerify]
    .flatMap((room): Reader<never, unknown>[] => Object.values(room))
    .map((each) => [each.name, each]),
);
