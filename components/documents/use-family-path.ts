'use client';
import { useQuery } from '@tanstack/react-query';
import type { FamilyPath } from '../../lib/rpc/path.ts';
import { call } from '../rpc/client.ts';

/** The way new documents of a family go, from the dictionary of steps; re-read with the family's lists. */
export const useFamilyPath = (object_id: string, enabled = true): FamilyPath | undefined =>
  useQuery({
    queryKey: ['view', object_id, 'path'],
    queryFn: () => call<FamilyPath>('workflow.path', { object: object_id }),
    enabled,
  }).data;
