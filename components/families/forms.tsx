'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { DefinitionOf } from './definition-of.tsx';
import { type Fetched, given } from './given.ts';
import type { FamilyForm } from './slots.ts';

/** Forms of families that show something of their own; a page fetches that of its family alone. */
const FORMS: Readonly<Record<string, Fetched<FamilyForm>>> = {
  absence: dynamic(() => import('./absence/form.ts').then((file) => given(file.form))),
  btrip: dynamic(() => import('./btrip/form.ts').then((file) => given(file.form))),
  expense: dynamic(() => import('./expense/form.ts').then((file) => given(file.form))),
  recruitment: dynamic(() => import('./recruitment/form.ts').then((file) => given(file.form))),
  sickleave: dynamic(() => import('./sickleave/form.ts').then((file) => given(file.form))),
  pdagreement: dynamic(() => import('./pdagreement/form.ts').then((file) => given(file.form))),
  homeoffice: dynamic(() => import('./homeoffice/form.ts').then((file) => given(file.form))),
  statement: dynamic(() => import('./statement/form.ts').then((file) => given(file.form))),
  vacation: dynamic(() => import('./vacation/form.ts').then((file) => given(file.form))),
};

/** Draws with the form of a family once its code has come; nothing for what is no family. */
export const FormOf = ({
  object_id,
  children,
}: {
  object_id: string;
  children: (form: FamilyForm) => ReactNode;
}) => {
  const Form = FORMS[object_id];
  if (Form) return <Form>{children}</Form>;
  return <DefinitionOf object_id={object_id}>{(family) => children({ family })}</DefinitionOf>;
};
