'use client';
import { useCallback } from 'react';
import type { Route } from '../../lib/access/route.ts';
import type { FamilyGroup } from '../../lib/families/identity.ts';
import type { Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import { WAITING_VIEW, waitingAt, waitingIn } from '../../lib/workflow/for-decision.ts';
import { useIncomplete } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';
import { usePortalLink } from './use-portal-link.ts';

/** What a link of a menu says of what waits behind it. */
export interface Badge {
  readonly count: number;
  /** Where just what is counted is shown; the list as it opens where nothing waits. */
  readonly href: string;
}

/** What waits for the person behind an address, and the way to it. */
export const useBadge = (): ((route: Pick<Route, 'name'>) => Badge) => {
  const employee_id = useVisitor()?.employee_id ?? null;
  const { data } = useIncomplete<Readonly<Record<string, Literal>>>();
  const link = usePortalLink();
  return useCallback(
    ({ name }) => {
      const route = routeNamed(name);
      const filter = route && waitingAt(route, employee_id);
      const count = filter ? (data?.data ?? []).filter((row) => matches(filter, row)).length : 0;
      const view = count > 0 && route?.screen !== 'home' ? { view: WAITING_VIEW } : {};
      return { count, href: link(name, {}, view) };
    },
    [data, employee_id, link],
  );
};

/** What waits for the person's decision in a group of families, and the way to it. */
export const useGroupBadge = (group: FamilyGroup): Badge => {
  const employee_id = useVisitor()?.employee_id ?? null;
  const { data } = useIncomplete<Readonly<Record<string, Literal>>>();
  const link = usePortalLink();
  const filter = waitingIn(group, employee_id);
  return {
    count: (data?.data ?? []).filter((row) => matches(filter, row)).length,
    href: link('approvals', {}, { view: WAITING_VIEW, type: group }),
  };
};
