'use client';
import { useMemo } from 'react';
import type { MenuReader } from '../../lib/routes/menu.ts';
import { hiddenRoutes } from '../../lib/routes/screensets.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';
import { usePortal } from './portal.tsx';

/** The reader of the menus: what is not linked is what the batch says, until it came what the page was drawn with. */
export const useMenuReader = (): MenuReader => {
  const profile = useVisitor();
  const { hidden } = usePortal();
  const { loaded, screensets } = useMasterData();
  return useMemo(
    () => ({
      roles: profile?.roles ?? [],
      hidden: loaded && profile ? hiddenRoutes(screensets, profile) : new Set(hidden),
    }),
    [profile, hidden, loaded, screensets],
  );
};
