'use client';
import dynamic from 'next/dynamic';
import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';

const fetchPanel = () => import('./correct-panel.tsx').then((file) => file.CorrectPanel);

/** Comes with the page of a leave that can be corrected. */
const CorrectPanel = dynamic(fetchPanel);

/** What stands beside an agreed leave. */
export const CorrectAside = ({ form }: { form: DocumentForm }) => {
  // A leave may be agreed while its page is open, where no boundary waits for what is fetched.
  useFetchedAhead(fetchPanel);
  return form.row && CORRECTED_STATUSES.includes(form.row.status_id) ? <CorrectPanel form={form} /> : null;
};
