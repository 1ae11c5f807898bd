'use client';
import dynamic from 'next/dynamic';
import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** Comes with the page of a leave that can be corrected. */
const CorrectPanel = dynamic(() => import('./correct-panel.tsx').then((file) => file.CorrectPanel));

/** What stands beside an agreed leave. */
export const CorrectAside = ({ form }: { form: DocumentForm }) =>
  form.row && CORRECTED_STATUSES.includes(form.row.status_id) ? <CorrectPanel form={form} /> : null;
