'use client';
import { useTranslations } from 'next-intl';
import type { Three } from '../../../lib/documents/merge-order.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import type { Values } from '../form/values.ts';
import { type Answer, Question } from './question.tsx';
import { ValueText } from './value-text.tsx';

interface FieldQuestionProps extends Answer {
  form: DocumentForm;
  /** One field, or those of a period. */
  fields: readonly string[];
  sides: Three<Values>;
}

/** A field that both have set to something else. */
export const FieldQuestion = ({ form, fields, sides, ...answer }: FieldQuestionProps) => {
  const t = useTranslations('documents.conflict');
  const words = useFieldWords(form.family.object_id);
  const [first = ''] = fields;
  const title = fields.length > 1 ? t('period') : words.label(first);
  return (
    <Question
      {...answer}
      title={title}
      label={title}
      {...(fields.length > 1 ? {} : { head: null })}
      rows={fields.map((field) => ({
        key: field,
        name: words.label(field),
        mine: <ValueText form={form} field={field} value={sides.mine[field]} />,
        theirs: <ValueText form={form} field={field} value={sides.theirs[field]} />,
      }))}
    />
  );
};
