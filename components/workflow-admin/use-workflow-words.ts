'use client';
import { useTranslations } from 'next-intl';
import { takerOf } from '../../lib/workflow/path.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { useStatusName } from '../documents/use-status-name.ts';
import { useOrganizations } from '../identity/users/use-organizations.ts';
import { useNames } from '../people/use-names.ts';

/** What roles, statuses, organizations and steps are called. */
export const useWorkflowWords = () => {
  const t = useTranslations('workflow_admin');
  const roles = useTranslations('documents.holder.role');
  const names = useNames();
  const status = useStatusName();
  const organizations = useOrganizations();
  const role = (id: string): string => (roles.has(id) ? roles(id) : id);
  const move = (of: { role: string; from: string; to: string }): string =>
    t('move', { role: role(of.role), from: status(of.from), to: status(of.to) });
  return {
    role,
    status,
    move,
    /** «руководитель: Подготовлен → Согласован» */
    step: (step: Step): string =>
      move({ role: takerOf(step), from: step.status_id, to: step.next_status_id }),
    organization: (id: number): string => {
      const found = organizations.find((each) => each.id === id);
      return found ? names.of(found, 'name') : String(id);
    },
    organizations,
  };
};
