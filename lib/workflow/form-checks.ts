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

/**
 * What the type of a document asks to be written and attached. It asks for a comment itself or by the important-comment
 * list (AMB-086); its own hint is then what is said, in both languages.
 */
export const formRefusals = (
  { code, detail }: NonNullable<DocumentFacts['document_type']>,
  written: Written,
  parameters: Parameters,
): FieldRefusal[] => {
  const refused: FieldRefusal[] = [];
  const required = detail.comment_require || isListed(parameters, 'important_comment_doctype_list', code);
  if (required && !hasComment(written)) {
    const field = written.locale === 'en' ? 'comments_eng' : 'comments';
    const hint = detail.comment_hint;
    refused.push(
      hint
        ? { field, code: 'document/comment-hint', values: { hint: hint.ru, hint_eng: hint.en } }
        : { field, code: 'document/comment-required' },
    );
  }
  if (detail.attach_require && written.files_count < 1)
    refused.push({ field: 'files', code: 'document/attachment-required' });
  return refused;
};

/** In Russian the Russian comment counts; in English either does, and so it does on the server (AMB-087). */
const hasComment = ({ comments, comments_eng, locale }: Written): boolean =>
  comments.trim() !== '' || (locale !== 'ru' && comments_eng.trim() !== '');

/** No comment is longer than `comment_length`, in characters. */
export const lengthRefusals = (
  written: Pick<Written, 'comments' | 'comments_eng' | 'move_comments'>,
  parameters: Parameters,
): FieldRefusal[] => {
  const max = numberOf(parameters, 'comment_length');
  return (['comments', 'comments_eng', 'move_comments'] as const)
    .filter((field) => Array.from(written[field]?.trim() ?? '').length > max)
    .map((field) => ({ field, code: 'document/comment-too-long', values: { max } }));
};
