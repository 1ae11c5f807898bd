'use client';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';

interface Organization extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
}

/** The organizations the caller may put people into. */
export const useOrganizations = (): readonly Organization[] =>
  useView<Organization>('organization', {
    select: 'id,name,name_eng',
    filter: "disabled = '0'",
    orderBy: 'name',
    rowsPerPage: 'all',
  }).data?.data ?? [];
