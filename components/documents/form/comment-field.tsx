'use client';
import { useTranslations } from 'next-intl';
import { isListed, numberOf } from '../../../lib/settings/read.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';

/**
 * The comment in the language of the screen: Russian and English are two fields of the document, and a required one is
 * asked for in the language on the screen. Its hint is the type's own. `needed`: the rules of the family ask for it now.
 */
export const CommentField = ({ form, needed = false }: { form: DocumentForm; needed?: boolean }) => {
  const t = useTranslations('documents');
  const rules = useTranslations('rules.document');
  const locale = useAppLocale();
  const { parameters, doc } = form.situation;
  const field = locale === 'en' ? 'comments_eng' : 'comments';
  const value = String(form.form.values[field] ?? '');
  const max = numberOf(parameters, 'comment_length');
  const length = [...value.trim()].length;
  const type = doc.document_type;
  const required =
    needed ||
    type?.detail.comment_require ||
    isListed(parameters, 'important_comment_doctype_list', type?.code);
  const hint = type?.detail.comment_hint?.[locale];
  const ruled = useFieldError(form)('comments');
  const refused = form.saving.state.kind === 'failed' ? form.saving.state.fields[field] : undefined;
  const written = length > 0 || (locale === 'en' && String(form.form.values.comments ?? '').trim() !== '');
  const error =
    length > max
      ? rules('comment-too-long', { max })
      : (refused ??
        (required && !written && form.touched.has(field)
          ? (ruled ?? hint ?? rules('comment-required'))
          : undefined));
  return (
    <Field
      id={field}
      label={t('fields.comments')}
      optional={!required}
      counter={t('form.counter', { length, max })}
      hint={hint}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => form.set({ [field]: event.target.value })}
          onBlur={() => form.touch(field, 'comments')}
        />
      )}
    </Field>
  );
};
