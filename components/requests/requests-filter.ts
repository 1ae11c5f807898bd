import { and, eq, type Filter } from '../../lib/filter/filter.ts';
import type { Mode } from '../../lib/routes/route.ts';

/** Lists of requests that carry the paper of a document; the others show those as well as what stands alone. */
const LINKED: readonly string[] = ['urequest', 'urequest-own', 'urequest-sub'];

/** Whose requests a list shows, and which; undefined for whatever the reader may see. */
export const requestsFilter = (route: string, mode: Mode, employee_id: number | null): Filter | undefined => {
  const parts: Filter[] = [];
  if (mode === 'own') parts.push(eq('employee_id', employee_id ?? 0));
  if (mode === 'sub') parts.push(eq('manager_id', employee_id ?? 0));
  if (LINKED.includes(route)) parts.push({ not: { field: 'legal_document_id', isNull: true } });
  return parts.length === 0 ? undefined : and(...parts);
};
