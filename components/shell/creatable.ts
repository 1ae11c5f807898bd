'use client';
import { Plus, TreePalm } from 'lucide-react';
import { ROUTES } from '../../lib/routes/table.ts';
import { useWhyNone } from '../documents/use-why-none.ts';
import { useVisitor } from '../rpc/profile.ts';
import type { IconType } from '../ui/icon.tsx';
import { usePortalLink } from './use-portal-link.ts';

const ICONS: Readonly<Record<string, IconType>> = { vacation: TreePalm };

/** The documents a person can begin for themselves: the built forms of families, for employees who have not left. */
export const useCreatable = () => {
  const visitor = useVisitor();
  const link = usePortalLink();
  const whyNone = useWhyNone('own');
  if (!visitor?.roles.includes('employee') || whyNone) return [];
  return ROUTES.filter((route) => route.built && route.screen === 'document-form').map((route) => ({
    family: route.family ?? '',
    icon: ICONS[route.family ?? ''] ?? Plus,
    href: link(route.name, {}, { mode: 'own' }),
  }));
};
