'use client';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Line } from '../../../lib/workflow/graph/lines.ts';
import { takerOf } from '../../../lib/workflow/path.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { DifferenceMark } from '../changes/difference-mark.tsx';
import { ROLE_ICONS } from '../role-icon.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import type { GraphProps } from './graph-view.tsx';

/** The graph in words: each status with the ways out of it and who takes them. */
export const StepList = ({ graph, rows, role, onEdit }: GraphProps) => {
  const t = useTranslations('workflow_admin.graph');
  const words = useWorkflowWords();
  return (
    <ol className="divide-y divide-line border-t border-line">
      {graph.boxes.map(({ status }) => {
        const lines = graph.lines.filter(
          (line) => line.from === status && (role === undefined || line.roles.includes(role)),
        );
        return (
          <li key={status} className="px-5 py-4 max-tablet:px-4">
            <h3 className="mb-2">
              <span className="sr-only">{t('out', { status: words.status(status) })}</span>
              <span aria-hidden>
                <StatusTag statusId={status} label={words.status(status)} />
              </span>
            </h3>
            {lines.length === 0 ? (
              <p className="text-sm text-ink-2">{t('end')}</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {lines.map((line) => (
                  <li key={line.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Icon
                      of={line.reject ? Undo2 : ArrowRight}
                      size={16}
                      className={line.reject ? 'text-error-ink' : 'text-ink-3'}
                    />
                    {graph.lineMarks.has(line.key) && (
                      <DifferenceMark mark={graph.lineMarks.get(line.key) ?? 'changed'} />
                    )}
                    <span className="sr-only">{line.reject ? t('reject') : t('to')}</span>
                    <StatusTag statusId={line.to} label={words.status(line.to)} />
                    <span className="flex flex-wrap gap-1">
                      {rows
                        .filter(
                          ({ id, step }, index) =>
                            isOnLine(line, step) &&
                            line.step_ids.includes(id) &&
                            rows.findIndex((other) => other.id === id && isOnLine(line, other.step)) ===
                              index,
                        )
                        .map((row) => (
                          <Button
                            key={row.id}
                            size="sm"
                            variant="quiet"
                            icon={ROLE_ICONS[takerOf(row.step)]}
                            onClick={() => onEdit(row)}
                          >
                            {words.role(takerOf(row.step))}
                            {line.signed.includes(takerOf(row.step)) && `, ${t('signed')}`}
                          </Button>
                        ))}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** A row of a draft and the row in force share their number where one becomes the other. */
const isOnLine = (line: Line, step: Step): boolean =>
  step.status_id === line.from && step.next_status_id === line.to && step.reject === line.reject;
