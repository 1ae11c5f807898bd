import type { Overlap } from './facts.ts';
import type { DocumentRecord } from './record.ts';

type Held = Pick<Overlap, 'id' | 'number' | 'start_date' | 'end_date'>;

/** Another absence of the person on some day of the document, unless the document stands in its place. */
export const overlapOf = <Other extends Held>(
  { id, start_date, end_date }: Pick<DocumentRecord, 'id' | 'start_date' | 'end_date'>,
  overlaps: readonly Other[],
  replaced: readonly number[] = [],
): Other | undefined =>
  start_date === null || end_date === null
    ? undefined
    : overlaps.find(
        (other) =>
          other.start_date <= end_date &&
          other.end_date >= start_date &&
          other.id !== id &&
          !replaced.includes(other.id),
      );

/** How a refusal or a warning names it; a document that the reader may not know has no number. */
export const overlapValues = ({ number, start_date, end_date }: Held) => ({
  number: number || 'none',
  start_date,
  end_date,
});
