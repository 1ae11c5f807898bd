'use client';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { OfIllness } from './of-illness.tsx';
import { WhatChanges } from './what-changes.tsx';

/** What stands beside a correction: the sick leave that it was made for, and what follows from its moves. */
export const CorrectionBeside = ({ form }: { form: DocumentForm }) => (
  <>
    <OfIllness form={form} />
    <WhatChanges form={form} />
  </>
);
