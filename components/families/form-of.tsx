'use client';
import type { ReactNode } from 'react';
import type { FamilyForm } from '../documents/form/slots.ts';
import { FORMS } from './forms.data.ts';

/** Draws with the form of a family once its code has come; nothing for what is no family. */
export const FormOf = ({
  object_id,
  children,
}: {
  object_id: string;
  children: (form: FamilyForm) => ReactNode;
}) => {
  const Form = FORMS[object_id];
  return Form ? <Form>{children}</Form> : null;
};
