'use client';
import { REQUESTS } from '../../lib/families/identities.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { ROUTES } from '../../lib/routes/table.ts';
import { useOffered } from '../documents/use-offered.ts';
import { useWhyNone } from '../documents/use-why-none.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';

/** The documents a person can begin for themselves: the built forms that are linked for them, for employees who have not left. */
export const useCreatable = () => {
  const visitor = useVisitor();
  const { roles, hidden } = useMenuReader();
  const link = usePortalLink();
  const whyNone = useWhyNone('own');
  const isOffered = useOffered();
  if (!visitor?.roles.includes('employee') || whyNone) return [];
  return ROUTES.flatMap((route) =>
    route.built &&
    route.screen === 'document-form' &&
    route.family !== undefined &&
    REQUESTS.includes(route.family) &&
    isOffered(route.family) &&
    mayOpen(route, roles) &&
    !hidden.has(route.name)
      ? [
          {
            family: route.family,
            href: link(route.name, {}, { mode: 'own' }),
          },
        ]
      : [],
  );
};

export type Creatable = ReturnType<typeof useCreatable>[number];
