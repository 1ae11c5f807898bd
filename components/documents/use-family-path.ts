'use client';
import type { FamilyPath } from '../../lib/workflow/path-shape.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { familyPathCall } from './family-path.ts';

/** The way new documents of a family go. */
export const useFamilyPath = (object_id: string, enabled = true): FamilyPath | undefined => {
  const { key, method, params } = familyPathCall(object_id);
  return useAsked({ queryKey: key, queryFn: () => call<FamilyPath>(method, params), enabled }).data;
};
