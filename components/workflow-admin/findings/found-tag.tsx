'use client';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import { Icon } from '../../ui/icon.tsx';

export const FINDINGS_ID = 'workflow-findings';

/** How many errors and warnings there are; a press goes to them. */
export const FoundTag = ({ found }: { found: readonly WorkflowFinding[] | undefined }) => {
  const t = useTranslations('workflow_admin');
  if (!found) return null;
  const count = found.filter(({ severity }) => severity !== 'note').length;
  const hasErrors = found.some(({ severity }) => severity === 'error');
  const [icon, ink] =
    count === 0
      ? ([CircleCheck, 'text-success-ink'] as const)
      : hasErrors
        ? ([CircleAlert, 'text-error-ink'] as const)
        : ([TriangleAlert, 'text-warning-ink'] as const);
  return (
    <a href={`#${FINDINGS_ID}`} className={`inline-flex min-h-6 items-center gap-1.5 text-sm ${ink}`}>
      <Icon of={icon} size={16} />
      {t('found', { count })}
    </a>
  );
};
