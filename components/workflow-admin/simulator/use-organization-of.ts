'use client';
import { useProfile } from '../../rpc/profile.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import type { Asked } from './simulated.ts';

/** The organization of an invented document: the chosen one, at first that of the admin. */
export const useOrganizationOf = (asked: Asked): number | undefined => {
  const { organizations } = useWorkflowWords();
  const own = useProfile().organization_id;
  const first = organizations.find(({ id }) => id === own) ?? organizations[0];
  return asked.organization_id ?? first?.id;
};
