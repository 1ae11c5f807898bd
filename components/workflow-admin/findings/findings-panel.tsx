'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Check, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import { Answered } from '../../shell/answered.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import type { StepDraft } from '../step-row.ts';
import { FindingLine } from './finding-line.tsx';
import { FINDINGS_ID } from './found-tag.tsx';
import { useFindingWords } from './use-finding-words.ts';

/** A finding; of a draft, whether the steps in force do not have it. */
type Found = WorkflowFinding & { readonly is_new?: boolean };

interface FindingsPanelProps {
  lint: Pick<UseQueryResult<readonly Found[]>, 'data' | 'isError' | 'error'> & { refetch: () => unknown };
  /** What a draft mends. */
  gone?: readonly WorkflowFinding[];
  marked: readonly number[];
  onMark: (step_ids: readonly number[]) => void;
  /** Brings back a step the portal comes with. */
  onReturn: (missing: StepDraft) => void;
}

const DIFFERENCES: readonly string[] = ['added', 'removed', 'changed'];

/** What the linter found, each with its place; differences from the default are listed apart. */
export const FindingsPanel = ({ lint, gone = [], ...acts }: FindingsPanelProps) => {
  const t = useTranslations('workflow_admin.findings');
  const found = lint.data ?? [];
  const differences = found.filter(({ code }) => DIFFERENCES.includes(code));
  const wrong = found
    .filter(({ code }) => !DIFFERENCES.includes(code))
    .toSorted((a, b) => Number(b.is_new ?? false) - Number(a.is_new ?? false));
  const mended = gone.filter(({ code }) => !DIFFERENCES.includes(code));
  return (
    <Panel aria-labelledby={FINDINGS_ID}>
      <PanelHead
        id={FINDINGS_ID}
        title={t('title')}
        count={lint.data && wrong.length > 0 && <Count quiet>{wrong.length}</Count>}
      />
      <Answered
        of={lint}
        empty={
          <EmptyState icon={CircleCheck} tone="success" title={t('good')}>
            {t('good_text')}
          </EmptyState>
        }
      >
        {() => <Lines found={wrong} {...acts} />}
      </Answered>
      {mended.length > 0 && <Mended gone={mended} />}
      {differences.length > 0 && (
        <details className="border-t border-line" open={wrong.length === 0}>
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-5 font-medium max-tablet:px-4">
            {t('differences')}
            <Count quiet>{differences.length}</Count>
          </summary>
          <Lines found={differences} {...acts} />
        </details>
      )}
    </Panel>
  );
};

const Lines = ({
  found,
  ...acts
}: { found: readonly Found[] } & Omit<FindingsPanelProps, 'lint' | 'gone'>) => (
  <ul className="divide-y divide-line border-t border-line">
    {found.map((finding, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name of their own, and are reread as a whole
      <FindingLine key={index} finding={finding} {...acts} />
    ))}
  </ul>
);

/** What the linter says of the steps in force, and would not say of the draft. */
const Mended = ({ gone }: { gone: readonly WorkflowFinding[] }) => {
  const t = useTranslations('workflow_admin.findings');
  const words = useFindingWords();
  return (
    <ul className="flex flex-col gap-1 border-t border-line px-5 py-3.5 text-success-ink max-tablet:px-4">
      {gone.map((finding, index) => {
        const { title, text } = words(finding);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name of their own, and are reread as a whole
          <li key={index} className="flex gap-2">
            <Icon of={Check} size={16} className="mt-1 flex-none" />
            {t('mended', { title, text })}
          </li>
        );
      })}
    </ul>
  );
};
