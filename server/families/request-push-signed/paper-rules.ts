import { numberOf } from '../../../lib/settings/read.ts';
import { CallError, refusal, wrongField } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { loadType } from '../../documents/rule-facts.ts';
import type { AfterWrite, BeforeWrite } from '../../objects/rules.ts';
import { removeBytes } from '../../outbox/intend.ts';
import { isPublished } from './paper-file.ts';

/** A paper is editable until published; its kind is one of papers, its comment no longer than `comment_length`. */
export const paperIsDraft: BeforeWrite = async (tx, actor, before, after) => {
  if (before && after && (await isPublished(tx, before.id))) throw refusal('not_editable');
  if (!after) return;
  const { parametersOf } = await readRules(tx, actor.client_id);
  const max = numberOf(parametersOf(actor.organization_id), 'comment_length');
  if ([...String(after.comments ?? '')].length > max)
    throw new CallError({
      reason: 'validation',
      fields: [{ field: 'comments', code: 'document/comment-too-long', values: { max } }],
    });
  if (typeof after.document_type_id !== 'number') return;
  const type = await loadType(tx, actor.client_id, after.document_type_id);
  const isOffered =
    type?.object_id === 'request_push_signed' &&
    !type.disabled &&
    (type.organization_id === null || type.organization_id === actor.organization_id);
  if (!isOffered) throw wrongField('document_type_id', 'field/wrong');
};

/** The bytes of a paper that is gone go after it. */
export const paperBytesGo: AfterWrite = async (tx, before, after) => {
  if (before && !after && before.name !== '')
    await removeBytes(tx, Number(before.client_id), [String(before.name)]);
};
