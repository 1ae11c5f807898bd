'use client';
import type { Mode } from '../../lib/access/route.ts';
import { useGrants } from '../grants/use-grants.ts';
import { useVisitor } from '../rpc/profile.ts';

/** Why no document can be begun here, as a sentence of the form is named; undefined where it can. */
export const useWhyNone = (mode: Mode): 'dismissed' | 'own_not_lent' | undefined => {
  const visitor = useVisitor();
  const { active } = useGrants();
  if (visitor?.dismissed === '1') return 'dismissed';
  return mode === 'own' && active && active.own_documents !== '1' ? 'own_not_lent' : undefined;
};
