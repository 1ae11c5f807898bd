import { z } from 'zod';

/** A sentence for the person who moved a document, in both languages, with the page it leads to. */
const told = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
  text_eng: z.string(),
  route: z.string(),
});
export type Told = z.infer<typeof told>;

/** Why something that follows from a move failed while the move stands. */
const failed = z.object({ reason: z.string(), message: z.string(), message_eng: z.string() });
export type Failed = z.infer<typeof failed>;

/** What followed from a move, as every answer of a move says it; nothing where there is nothing to say. */
export const followed = z.object({ told: z.array(told).optional(), failed: z.array(failed).optional() });
export type Followed = z.infer<typeof followed>;

/** What there is to say of a move: a list of nothing is left out. */
export const followedOf = ({ told = [], failed = [] }: Followed): Followed => ({
  ...(told.length > 0 ? { told } : {}),
  ...(failed.length > 0 ? { failed } : {}),
});
