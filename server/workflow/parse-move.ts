import { FAMILIES } from '../../lib/documents/families.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import { seenOf } from '../documents/seen.ts';

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
  const wrong = (field: string): never => {
    throw wrongField(field);
  };
  const id = (field: 'registrator_id' | 'workflow_id'): number => {
    const value = record[field];
    if (typeof value !== 'string' && typeof value !== 'number') return wrong(field);
    return /^\d{1,15}$/.test(String(value)) ? Number(value) : wrong(field);
  };
  const { object_id, status_id } = record;
  const comments = record.comments ?? record.comments_eng ?? '';
  if (typeof comments !== 'string' || !comments.isWellFormed() || comments.includes('\u0000'))
    return wrong('comments');
  return {
    object_id:
      typeof object_id === 'string' && FAMILIES.some((family) => family.object_id === object_id)
        ? object_id
        : wrong('object_id'),
    registrator_id: id('registrator_id'),
    workflow_id: id('workflow_id'),
    status_id: typeof status_id === 'string' ? status_id : wrong('status_id'),
    comments: comments.trim(),
    seen: record.seen === undefined ? undefined : (seenOf(record.seen) ?? wrong('seen')),
  };
};
