'use client';
import type { Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import type { MenuPlace, Route } from '../../lib/routes/route.ts';
import { forDecision } from '../../lib/workflow/for-decision.ts';
import { useIncomplete } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';

/** How much waits in a list: of one's own documents in those of the first place, of others' documents elsewhere. */
export const useListCounts = (): ((place: MenuPlace, route: Route) => number) => {
  const employee_id = useVisitor()?.employee_id ?? null;
  const { data } = useIncomplete<Readonly<Record<string, Literal>>>();
  const decision = forDecision(employee_id);
  return (place, { family }) =>
    family === undefined
      ? 0
      : (data?.data ?? []).filter(
          (row) => row.object_id === family && matches(decision, row) === (place !== 'mine'),
        ).length;
};
