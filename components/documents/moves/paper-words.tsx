'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { BusinessRole } from '../../../lib/access/roles.ts';
import type { Party } from '../../../lib/kernel/signature-level.ts';
import { partyOf, policyFor } from '../../../lib/workflow/signature/policy.ts';
import { policyOf } from '../../signatures/policy-row.ts';
import { usePolicies } from '../../signatures/use-policies.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentRow, RowStep } from '../document-row.ts';

interface PaperWordsProps {
  row: NonNullable<PaperNoteProps['row']>;
  step: RowStep;
  brief: boolean;
}

/** Where it is written that a step is signed on paper. */
export const PaperWords = ({ row, step, brief }: PaperWordsProps) => {
  const t = useTranslations('signature_policy');
  const policies = usePolicies().data?.data ?? [];
  const role = partyOf(step.business_role as BusinessRole);
  // A step that is written for a manager or hr is signed by the employee where it is about themselves.
  const parties: readonly Party[] = role === 'employee' ? ['employee'] : ['employer', 'employee'];
  const policy = parties
    .map((party) => policyFor(policies.map(policyOf), row, party))
    .find((each) => each?.level === 'paper');
  const words = policy?.article ? t('paper_note', { article: policy.article }) : t('paper_note_plain');
  return brief ? (
    <span title={words} className="grid size-8 flex-none place-items-center text-ink-2">
      <Icon of={FileText} size={16} />
      <span className="sr-only">{words}</span>
    </span>
  ) : (
    <span className="flex min-w-0 items-start gap-2 text-sm text-ink-2">
      <Icon of={FileText} size={16} className="mt-0.5 flex-none" />
      {words}
    </span>
  );
};

export interface PaperNoteProps {
  row: Pick<DocumentRow, 'object_id' | 'document_type_id'> | undefined;
  steps: readonly RowStep[];
  /** In a row of a list there is room for a sign only; the words come with it. */
  brief?: boolean;
}
