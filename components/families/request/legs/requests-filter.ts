import type { Mode } from '../../../../lib/access/route.ts';
import { and, eq, type Filter } from '../../../../lib/filter/filter.ts';

/** The requests that carry the papers of documents: one's own, those of reports, or whatever the reader may see. */
export const requestsFilter = (mode: Mode, employee_id: number | null): Filter => {
  const parts: Filter[] = [];
  if (mode === 'own') parts.push(eq('employee_id', employee_id ?? 0));
  if (mode === 'sub') parts.push(eq('manager_id', employee_id ?? 0));
  parts.push({ not: { field: 'legal_document_id', isNull: true } });
  return and(...parts);
};
