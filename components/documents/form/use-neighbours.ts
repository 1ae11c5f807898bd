'use client';
import { useRouter } from 'next/navigation';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { useHydrated } from '../../ui/hydrated.tsx';
import { trailOf } from '../list/list-trail.ts';
import type { DocumentForm } from './use-document-form.ts';

/** The documents before and after this one in the list it was opened from. */
export const useNeighbours = ({ family, mode, id }: DocumentForm) => {
  const router = useRouter();
  const link = usePortalLink();
  const hydrated = useHydrated();
  const trail = id === null || !hydrated ? undefined : trailOf(family.object_id, id);
  if (!trail || id === null || trail.ids.length < 2) return undefined;
  const at = trail.ids.indexOf(id);
  const to = (other: number | undefined) =>
    other === undefined
      ? undefined
      : () => router.push(link(family.routes.form, { id: other }, mode === 'own' ? {} : { mode }));
  return {
    at: at + 1,
    count: trail.ids.length,
    previous: to(trail.ids[at - 1]),
    next: to(trail.ids[at + 1]),
  };
};
