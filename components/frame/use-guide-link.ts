'use client';
import { guideAddress } from '../../lib/guide/guide-address.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { useAddress, useParameters } from '../shell/portal.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';

/** What the guide says about the screen one stands on; undefined for visitors and where the guide is hidden. */
export const useGuideLink = (): string | undefined => {
  const link = usePortalLink();
  const { route } = useAddress();
  const hidden = flagOf(useParameters(), 'hide_user_guide');
  const owing = useOwesFactor();
  if (useVisitor() === null || owing || hidden) return undefined;
  return link('guide', { page: guideAddress(route.name) });
};
