'use client';
import dynamic from 'next/dynamic';
import type { DocumentForm } from './use-document-form.ts';

// Each is fetched with the first document that has something to say there.
const ReturnedNote = dynamic(() => import('./returned-note.tsx').then((file) => file.ReturnedNote));
const ConflictNote = dynamic(
  () => import('../conflict/conflict-note.tsx').then((file) => file.ConflictNote),
  { ssr: false },
);
const MergedNote = dynamic(() => import('../conflict/merged-note.tsx').then((file) => file.MergedNote), {
  ssr: false,
});

/** What has happened to a document meanwhile, above it: sent back, stored by somebody else, merged with what was typed. */
export const NotesAbove = ({ form }: { form: DocumentForm }) => {
  const last = form.history.rows.at(-1);
  const { newer, meeting, merged } = form.form;
  return (
    <>
      {last?.reject === '1' && last.business_role !== 'employee' && <ReturnedNote last={last} />}
      {newer && meeting && <ConflictNote key={newer.updated_at} form={form} meeting={meeting} />}
      {merged && <MergedNote form={form} merged={merged} />}
    </>
  );
};
