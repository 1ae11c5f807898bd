'use client';
import { CalendarDays, ClipboardList, House, Inbox } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { approvalsRoute, menuOf } from '../../lib/routes/menu.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useAddress } from '../shell/portal.tsx';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { useBadge } from '../shell/waiting.ts';
import type { IconType } from '../ui/icon.tsx';

export interface MainLink {
  readonly key: 'home' | 'mine' | 'approvals' | 'calendar';
  readonly href: string;
  readonly icon: IconType;
  readonly current: boolean;
  /** What waits: everything at home, of one's own among one's requests, decisions at the approvals. */
  readonly count: number;
}

/** My work, in the order of the header: home, my requests, the approvals of those who decide, and the team by days. */
export const useMainLinks = (): readonly MainLink[] => {
  const visitor = useVisitor() === null;
  const reader = useMenuReader();
  const { route } = useAddress();
  const link = usePortalLink();
  const badge = useBadge();
  // A form says in its query from which list it was opened.
  const asked = useSearchParams().get('mode');
  const mode =
    route.screen === 'document-form' ? asked : route.screen === 'document-list' ? route.mode : null;
  const own = mode === 'own' || route.name === 'requests-own';
  const others = mode === 'sub' || mode === 'rev' || mode === 'hr' || route.name === 'approvals';
  if (visitor) return [];
  const mine = menuOf('mine', reader)[0];
  const approvals = approvalsRoute(reader);
  const calendar = menuOf('calendar', reader)[0];
  return [
    { key: 'home', icon: House, current: route.name === 'home', ...badge({ name: 'home' }) },
    ...(mine
      ? [
          {
            key: 'mine' as const,
            icon: ClipboardList,
            current: own,
            ...badge(mine),
          },
        ]
      : []),
    ...(approvals
      ? [
          {
            key: 'approvals' as const,
            icon: Inbox,
            current: others,
            ...badge(approvals),
          },
        ]
      : []),
    ...(calendar
      ? [
          {
            key: 'calendar' as const,
            href: link(calendar.name),
            icon: CalendarDays,
            current: route.name === calendar.name,
            count: 0,
          },
        ]
      : []),
  ];
};
