import type { correctionMethods } from '../../../lib/documents/families/vacation-correction/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { writeParts } from './write-parts.ts';

/** What the calls of corrections lead to. */
export const handlers = {
  'correction.parts': (input, { tx, actor }) => writeParts(tx, actor, input),
} satisfies Handlers<typeof correctionMethods>;
