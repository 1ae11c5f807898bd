import type { PartsInput } from '../../../lib/documents/families/vacation-correction/rpc.ts';
import type { Writing } from '../../call/context.ts';
import { writeParts } from './write-parts.ts';

/** What the calls of corrections lead to. */
export const handlers = {
  'correction.parts': (input: PartsInput, { tx, actor }: Writing) => writeParts(tx, actor, input),
};
