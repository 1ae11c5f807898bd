'use client';
import { useSearchParams } from 'next/navigation';
import { useOrganizations } from '../identity/users/use-organizations.ts';
import { writeQuery } from '../shell/write-query.ts';

export interface Scope {
  /** The organization whose own days are looked at; null for the days of all. */
  readonly organization_id: number | null;
  readonly organizations: ReturnType<typeof useOrganizations>;
  readonly choose: (organization_id: number | null) => void;
}

/** Whose calendar is looked at, which the address says: that of all organizations where it says none that there is. */
export const useScope = (): Scope => {
  const organizations = useOrganizations();
  const asked = Number(useSearchParams().get('organization'));
  const found = organizations.find(({ id }) => id === asked);
  return {
    organization_id: found?.id ?? null,
    organizations,
    choose: (organization_id) => writeQuery({ organization: organization_id ?? undefined }),
  };
};
