import { z } from 'zod';
import { id, words } from '../../../rpc/shapes.ts';

/** Parts of one correction: more of them no leave has weeks for. */
export const PARTS_MAX = 12;

const day = z.iso.date();

/** A part as it shall be: a draft that is there already, by its id, or a new one. */
const part = z.strictObject({
  id: id.optional(),
  /** When the part was last seen changed. */
  updated_at: z.string().max(40).optional(),
  start_date: day,
  end_date: day,
});

/** All parts of a correction of some leaves as they shall be, and the drafts among the former ones that go. */
export const partsInput = z.strictObject({
  parents: z.array(id).min(1).max(10),
  parts: z.array(part).min(1).max(PARTS_MAX),
  gone: z.array(id).max(PARTS_MAX).optional(),
  comments: words(4_000).optional(),
});
export type PartsInput = z.infer<typeof partsInput>;

/** The parts, in the order sent. */
export const partsOf = z.object({ data: z.array(z.object({ id })) });
export type PartsOf = z.infer<typeof partsOf>;
