'use client';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MarkedGraph } from '../../../lib/workflow/graph/difference.ts';
import { Icon } from '../../ui/icon.tsx';
import { DifferenceMark } from '../changes/difference-mark.tsx';

/** What colours and dashes of the graph say. */
export const GraphLegend = ({ graph: { lineMarks, statusMarks } }: { graph: MarkedGraph }) => {
  const marks = [...lineMarks.values(), ...statusMarks.values()];
  const t = useTranslations('workflow_admin.graph');
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {(['added', 'changed', 'removed'] as const).map((mark) => {
        const count = marks.filter((each) => each === mark).length;
        return (
          count > 0 && (
            <li key={mark} className="flex items-center gap-2">
              <DifferenceMark mark={mark} />
              {t(`count.${mark}`, { count })}
            </li>
          )
        );
      })}
      <li className="flex items-center gap-2">
        <span className="grid size-6 place-items-center rounded-full bg-primary-soft text-primary-ink">
          <Icon of={UserRound} size={14} />
        </span>
        {t('signed')}
      </li>
      <li className="flex items-center gap-2">
        <svg aria-hidden width={28} height={4} className="text-error-ink">
          <path d="M0 2H28" stroke="currentColor" strokeWidth={1.75} strokeDasharray="5 4" />
        </svg>
        {t('reject')}
      </li>
    </ul>
  );
};
