'use client';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { ChainPanel } from './chain-panel.tsx';
import { MadePanel } from './made-panel.tsx';

/** Beside a sick leave: what became of the leave it fell into, and the certificates of one illness. */
export const SickLeaveBeside = ({ form }: { form: DocumentForm }) => (
  <>
    <MadePanel form={form} />
    <ChainPanel form={form} />
  </>
);
