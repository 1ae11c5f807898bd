import type { DocumentPath } from '../../../lib/workflow/path-shape.ts';
import { segmentsOf } from './path-segments.ts';

const LOOKS = {
  past: 'h-1 rounded-[2px] bg-success-mark',
  now: 'h-2 rounded-cell bg-warning-mark',
  mine: 'h-2 rounded-cell bg-primary',
  no: 'h-2 rounded-cell bg-error-mark',
  next: 'h-1 rounded-[2px] shadow-[inset_0_0_0_1px_var(--line-strong)]',
} as const;

/** Where a document is, as short stretches. The words stand beside it. */
export const PathLine = ({
  path,
  statusId,
  mine,
}: {
  path: DocumentPath;
  statusId: string;
  mine: boolean;
}) => (
  <span aria-hidden className="inline-flex items-center gap-[3px]">
    {segmentsOf(path, statusId, mine).map((segment, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a path never change places
      <span key={index} className={`w-[18px] ${LOOKS[segment]}`} />
    ))}
  </span>
);
