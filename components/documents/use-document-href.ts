'use client';
import type { Mode } from '../../lib/access/route.ts';
import { identityOf } from '../../lib/families/identities.ts';
import { useProfile } from '../rpc/profile.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import type { DocumentRow } from './document-row.ts';
import { isReadByName } from './readers/is-read-by-name.ts';

/** Where a document of any family opens: one's own as it is, another person's in the list the reader decides in. */
export const useDocumentHref = (): ((row: DocumentRow) => string) => {
  const link = usePortalLink();
  const { employee_id, roles } = useProfile();
  const modeOf = (row: DocumentRow): Mode | undefined => {
    if (row.employee_id === employee_id) return undefined;
    const family = identityOf(row.object_id);
    if (row.manager_id !== employee_id && row.steps.length === 0 && family && isReadByName(family, roles))
      return 'own';
    if (row.manager_id === employee_id || row.steps.every((step) => step.business_role === 'manager'))
      return 'sub';
    return roles.includes('reviewer') && !roles.includes('hr') ? 'rev' : 'hr';
  };
  return (row) =>
    link(identityOf(row.object_id)?.routes.form ?? 'home', { id: row.id }, { mode: modeOf(row) });
};
