import { createHash } from 'node:crypto';
import { readBeside } from '../../beside/read-beside.ts';
import type { Bounds } from '../../beside/reader.ts';
import { DRAWABLE } from './readers.ts';

/** Many people read one paper: the answer for its bytes is remembered. */
const KEPT = 200;
const kept = new Map<string, boolean>();

/**
 * Whether an uploaded paper can be drawn at all. A small file may unfold into more than the machine has, or keep its
 * reader busy for ever: it is tried in a process beside, which can be stopped.
 */
export const isDrawable = async (
  bytes: Uint8Array,
  content_type: string,
  bounds?: Bounds,
): Promise<boolean> => {
  const id = `${content_type} ${createHash('sha256').update(bytes).digest('hex')}`;
  const known = kept.get(id);
  if (known !== undefined) return known;
  const drawable =
    (await readBeside(DRAWABLE, { bytes, content_type }, { by: id, ...(bounds && { bounds }) })) ?? false;
  kept.set(id, drawable);
  for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
  return drawable;
};
