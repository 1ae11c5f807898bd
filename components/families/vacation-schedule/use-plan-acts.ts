'use client';
import { useCallback, useMemo, useRef } from 'react';
import type { Proposal } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { type PlanActs, planActs } from './plan-acts.ts';
import type { PlanEditing } from './use-plan-edits.ts';
import type { PlannedYear } from './use-proposals.ts';
import { type PlanPerson, usePlannedKind } from './use-schedule.ts';

/** The acts of hands and keys, the same ones as long as the screen stands; the year they act on, and a new part of proposed days. */
export const usePlanActs = (year: PlannedYear, put: PlanEditing['put']) => {
  const { calendar } = useDictionaries();
  const kind = usePlannedKind();
  const latest = useRef({ put, year });
  latest.current = { put, year };
  const acts = useMemo(
    (): PlanActs => planActs((changed) => latest.current.put(changed), calendar, kind),
    [calendar, kind],
  );
  const addProposed = useCallback(
    (person: PlanPerson, { start_date, days }: Proposal) => acts.add(person, start_date, days),
    [acts],
  );
  const planned = useCallback(() => latest.current.year, []);
  return { acts, addProposed, planned };
};
