'use client';
import dynamic from 'next/dynamic';
import { isManagerCreator } from '../../../lib/workflow/creator.ts';
import { useMasterData } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
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

const MadeByManagerNote = dynamic(() =>
  import('./made-by-manager-note.tsx').then((file) => file.MadeByManagerNote),
);

/** What happened to a document meanwhile, above it: sent back, stored by another person, merged with what was typed. */
export const NotesAbove = ({ form }: { form: DocumentForm }) => {
  const last = form.history.rows.at(-1);
  const { newer, meeting, merged } = form.form;
  const { subordination } = useMasterData();
  const reader = useProfile();
  const { row } = form;
  return (
    <>
      {row && isManagerCreator(reader, row, subordination) && <MadeByManagerNote row={row} />}
      {last?.reject === '1' && last.business_role !== 'employee' && <ReturnedNote last={last} />}
      {newer && meeting && <ConflictNote key={newer.updated_at} form={form} meeting={meeting} />}
      {merged && <MergedNote form={form} merged={merged} />}
    </>
  );
};
