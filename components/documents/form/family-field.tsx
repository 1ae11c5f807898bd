'use client';
import type { ReactNode } from 'react';
import { neededOf } from '../../../lib/documents/findings.ts';
import { type ControlProps, Field } from '../../ui/field.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';
import { useFieldWords } from './use-field-words.ts';

export interface OfField {
  field: string;
  form: DocumentForm;
}

/** The frame of a field of the family: its label and hint in the family's words, whether it may stay empty, its error. */
export const FamilyField = ({
  field,
  form,
  counter,
  className,
  wrong,
  children,
}: OfField & {
  counter?: ReactNode;
  className?: string;
  /** What stands in it is no value at all. */
  wrong?: string;
  children: (control: ControlProps) => ReactNode;
}) => {
  const words = useFieldWords(form.family.object_id);
  const error = useFieldError(form)(field);
  return (
    <Field
      id={field}
      label={words.label(field)}
      hint={words.hint(field)}
      optional={!isNeeded(form, field)}
      counter={counter}
      error={wrong ?? error}
      {...(className ? { className } : {})}
    >
      {children}
    </Field>
  );
};

/** Whether the document can't go on without it. */
export const isNeeded = ({ family, situation, later }: DocumentForm, field: string): boolean =>
  neededOf(family, situation.doc.document_type?.code).includes(field) && !later.includes(field);
