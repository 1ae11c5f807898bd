'use client';
import { useTranslations } from 'next-intl';
import type { StepDetail } from '../../../lib/workflow/step.ts';

const ASKED = ['sign', 'disable_grid_button'];

/** What else the detail of a step says, beside what its window asks for. */
export const otherMarks = (detail: StepDetail, period: string | undefined): readonly string[] =>
  Object.entries(detail)
    .filter(([name, value]) => !ASKED.includes(name) && name !== period && value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`);

export const OtherMarks = ({ marks }: { marks: readonly string[] }) => {
  const t = useTranslations('workflow_admin.form');
  return (
    <p className="text-sm text-ink-2">
      {t('others')}: <code className="font-mono wrap-anywhere">{marks.join(', ')}</code>
    </p>
  );
};
