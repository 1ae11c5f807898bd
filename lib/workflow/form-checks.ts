import type { Locale } from '../access/actor.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { isListed, numberOf, type Parameters } from '../settings/read.ts';
import type { DocumentFacts } from './document.ts';

/** What a person wrote and attached. */
export interface Written {
  readonly comments: string;
  readonly comments_eng: string;
  /** The comment that goes with the move itself. */
  readonly move_comments?: string;
  /** Files that are not deleted. */
  readonly files_count: number;
  /** The language of the form; absent on the server, where a comment in either language will do (AMB-087). */
  readonly locale?: Locale;
}

/** A type asks for a comment itself or by the important-comment list (AMB-086); its own hint is then what is said, in both languages. */
export const commentRefusals = (
  doc: DocumentFacts,
  written: Written,
  parameters: Parameters,
): FieldRefusal[] => {
  const type = doc.document_type;
  const required =
    type?.detail.comment_require || isListed(parameters, 'important_comment_doctype_list', type?.code);
  if (!required || hasComment(written)) return [];
  const field = written.locale === 'en' ? 'comments_eng' : 'comments';
  const hint = type?.detail.comment_hint;
  return [
    hint
      ? { field, code: 'document/comment-hint', values: { hint: hint.ru, hint_eng: hint.en } }
      : { field, code: 'document/comment-required' },
  ];
};

/** In Russian the Russian comment counts; in English either does, and so it does on the server (AMB-087). */
const hasComment = ({ comments, comments_eng, locale }: Written): boolean =>
  comments.trim() !== '' || (locale !== 'ru' && comments_eng.trim() !== '');

export const attachmentRefusals = (doc: DocumentFacts, written: Written): FieldRefusal[] =>
  doc.document_type?.detail.attach_require && written.files_count < 1
    ? [{ field: 'files', code: 'document/attachment-required' }]
    : [];

/** No comment is longer than `comment_length`, in characters. */
export const lengthRefusals = (written: Written, parameters: Parameters): FieldRefusal[] => {
  const max = numberOf(parameters, 'comment_length');
  return (['comments', 'comments_eng', 'move_comments'] as const)
    .filter((field) => Array.from(written[field]?.trim() ?? '').length > max)
    .map((field) => ({ field, code: 'document/comment-too-long', values: { max } }));
};
