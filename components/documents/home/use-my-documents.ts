'use client';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import type { DocumentRow } from '../document-row.ts';
import { myDocumentsAsk } from './home-asks.ts';

/** The person's own documents of every family, the latest first. */
export const useMyDocuments = () => {
  const { employee_id } = useProfile();
  const { object, query } = myDocumentsAsk(employee_id ?? 0);
  return useView<DocumentRow>(object, query, { enabled: employee_id !== null });
};
