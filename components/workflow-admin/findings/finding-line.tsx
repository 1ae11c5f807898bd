'use client';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BUSINESS_ROLES } from '../../../lib/access/roles.ts';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { StepDraft } from '../step-row.ts';
import { useFindingWords } from './use-finding-words.ts';

const LOOKS = {
  error: { icon: CircleAlert, ink: 'text-error-ink' },
  warning: { icon: TriangleAlert, ink: 'text-warning-ink' },
  note: { icon: Info, ink: 'text-info-ink' },
} as const;

interface FindingLineProps {
  finding: WorkflowFinding & { readonly is_new?: boolean };
  marked: readonly number[];
  onMark: (step_ids: readonly number[]) => void;
  onReturn: (missing: StepDraft) => void;
}

/** One finding, and the way to what it is about. */
export const FindingLine = ({ finding, marked, onMark, onReturn }: FindingLineProps) => {
  const t = useTranslations('workflow_admin.findings');
  const words = useFindingWords()(finding);
  const { severity, step_ids } = finding;
  const { icon, ink } = LOOKS[severity];
  const isMarked = step_ids.length > 0 && step_ids.every((id) => marked.includes(id));
  return (
    <li className="flex gap-3 px-5 py-3.5 max-tablet:px-4">
      <Icon of={icon} className={`mt-0.5 flex-none ${ink}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <span className="sr-only">{t(`severity.${severity}`)}: </span>
          {words.title}
          {finding.is_new && <span className="ml-2 text-sm font-normal text-ink-2">{t('new')}</span>}
        </p>
        <p className="text-ink-2">{words.text}</p>
      </div>
      {isMissing(finding) ? (
        <Button size="sm" onClick={() => onReturn(draftOf(finding))}>
          {t('return')}
        </Button>
      ) : (
        step_ids.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isMarked}
            onClick={() => onMark(isMarked ? [] : step_ids)}
          >
            {isMarked ? t('hide') : t('show', { count: step_ids.length })}
          </Button>
        )
      )}
    </li>
  );
};

/** A step that is not there: it is brought back, one that is switched off is shown. */
const isMissing = ({ code, step_ids }: WorkflowFinding): boolean =>
  code === 'removed' || (code === 'no_way' && step_ids.length === 0);

const draftOf = ({ statuses: [status_id = '', next_status_id = ''], values }: WorkflowFinding): StepDraft => {
  const business_role = BUSINESS_ROLES.find((each) => each === values.role);
  return {
    status_id,
    next_status_id,
    reject: values.reject === '1',
    ...(business_role ? { business_role } : {}),
  };
};
