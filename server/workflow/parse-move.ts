import { familyOf } from '../../lib/documents/families.ts';
import { seenWarnings } from '../../lib/rpc/shapes.ts';
import { refusal, wrongField } from '../call/call-error.ts';

/** What a client sends to move a document. Everything beyond the step and the comment is compared, never stored. */
export interface MoveRequest {
  object_id: string;
  registrator_id: number;
  workflow_id: number;
  /** Compared when it is named (AMB-075). */
  status_id?: string;
  comments: string;
  /** Codes of the warnings that the caller has read; undefined of a caller that says nothing of them. */
  seen: readonly string[] | undefined;
  /** Its signature is written in the same transaction. Never from the wire. */
  signed?: true;
  /** A mark for the history beside those of the step. Never from the wire. */
  mark?: string | undefined;
}

const MOVE_FIELDS = new Set([
  'object_id',
  'registrator_id',
  'workflow_id',
  'status_id',
  'comments',
  'comments_eng',
  'indicators',
  'organization_id',
  'create_date',
  'seen',
]);

/** A document_status record from the wire. Refuses unknown_field and validation. */
export const parseMove = (record: Record<string, unknown>): MoveRequest => {
  for (const name of Object.keys(record))
    if (!MOVE_FIELDS.has(name)) throw refusal('unknown_field', { field: name.slice(0, 60) });
  const { object_id, status_id } = record;
  const comments = record.comments ?? record.comments_eng ?? '';
  if (typeof comments !== 'string' || !comments.isWellFormed() || comments.includes('\u0000'))
    throw wrongField('comments');
  if (typeof object_id !== 'string' || !familyOf(object_id)) throw wrongField('object_id');
  for (const field of ['registrator_id', 'workflow_id'] as const) {
    const value = record[field];
    if (!['string', 'number'].includes(typeof value) || !/^\d{1,15}$/.test(String(value)))
      throw wrongField(field);
  }
  if (typeof status_id !== 'string') throw wrongField('status_id');
  const seen = seenWarnings.optional().safeParse(record.seen);
  if (!seen.success) throw wrongField('seen');
  return {
    object_id,
    registrator_id: Number(record.registrator_id),
    workflow_id: Number(record.workflow_id),
    status_id,
    comments: comments.trim(),
    seen: seen.data,
  };
};
