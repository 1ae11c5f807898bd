import { z } from 'zod';
import { id } from '../../../rpc/shapes.ts';

export const paperInput = z.strictObject({ id });
export type PaperInput = z.infer<typeof paperInput>;

/** A piece of a sentence: what every such paper says, what was read off the card of the person, what is missing there. */
const piece = z.object({ kind: z.enum(['said', 'card', 'missing']), text: z.string() });

const block = z.object({ style: z.enum(['title', 'text', 'fine']), pieces: z.array(piece) });
export type PaperBlock = z.infer<typeof block>;

/** A paper as it would be given; nothing where the portal has no layout for it. */
export const paperPreview = z.object({
  data: z.object({
    language: z.enum(['ru', 'en']),
    /** Fields of the card without which it cannot be given. */
    missing: z.array(z.string()),
    blocks: z.array(block),
  }),
});
export type PaperPreview = z.infer<typeof paperPreview>;

export const paperAsked = z.object({ data: z.object({ id }) });
