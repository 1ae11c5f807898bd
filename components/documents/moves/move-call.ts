import type { DocumentRow, RowStep } from '../document-row.ts';

type Moved = Pick<DocumentRow, 'id' | 'object_id'>;

/** What `table.add` takes to move one document along a step; the server compares the status and moves it. `seen`: codes of warnings that were read, always named. */
export const moveParams = (
  row: Moved,
  step: Pick<RowStep, 'id' | 'next_status_id'>,
  comments = '',
  seen: readonly string[] = [],
) => ({
  object: 'document_status',
  data: [
    {
      object_id: row.object_id,
      registrator_id: row.id,
      workflow_id: step.id,
      status_id: step.next_status_id,
      ...(comments.trim() === '' ? {} : { comments: comments.trim() }),
      seen,
    },
  ],
});
