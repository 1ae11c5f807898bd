'use client';
import { useTranslations } from 'next-intl';
import type { Mark } from '../../../lib/workflow/graph/difference.ts';
import type { Line } from '../../../lib/workflow/graph/lines.ts';
import { CHIP, chipWidth } from '../../../lib/workflow/graph/measures.ts';
import { type PathRole, takerOf } from '../../../lib/workflow/path.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { DifferenceMark } from '../changes/difference-mark.tsx';
import { ROLE_ICONS } from '../role-icon.ts';
import type { StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';

interface GraphChipProps {
  line: Line;
  mark: Mark | undefined;
  rows: readonly StepRow[];
  role: PathRole | undefined;
  marked: readonly number[];
  onEdit: (row: StepRow) => void;
}

/** Who takes a line, each a button that opens the step. */
export const GraphChip = ({ line, mark, rows, role, marked, onEdit }: GraphChipProps) => {
  const t = useTranslations('workflow_admin.graph');
  const words = useWorkflowWords();
  const [x, y] = line.chip;
  const width = chipWidth(line.roles.length);
  const stepOfRole = (taker: PathRole): StepRow | undefined =>
    rows.find(({ id, step }) => line.step_ids.includes(id) && takerOf(step) === taker);
  return (
    <div
      style={{ left: x - width / 2, top: y - CHIP.height / 2, width, height: CHIP.height }}
      className={classNames(
        'absolute flex items-center justify-center rounded-full border bg-surface',
        line.reject ? 'border-error-line' : 'border-line-strong',
        role && !line.roles.includes(role) && 'opacity-40',
      )}
    >
      {mark && (
        <span className="absolute -top-2.5 -right-2.5">
          <DifferenceMark mark={mark} size={18} />
        </span>
      )}
      {line.roles.map((taker) => {
        const row = stepOfRole(taker);
        const isSigned = line.signed.includes(taker);
        const move = words.move({ role: taker, from: line.from, to: line.to });
        const label = [move, line.reject && t('reject'), isSigned && t('signed')].filter(Boolean).join(', ');
        return (
          <button
            key={taker}
            type="button"
            title={label}
            aria-label={label}
            onClick={() => row && onEdit(row)}
            className={classNames(
              'grid size-6 flex-none place-items-center rounded-full hover:bg-hover',
              row && marked.includes(row.id)
                ? 'bg-primary text-on-primary hover:bg-primary-hover'
                : isSigned
                  ? 'bg-primary-soft text-primary-ink'
                  : 'text-ink-2',
              role !== undefined && role !== taker && 'opacity-40',
            )}
          >
            <Icon of={ROLE_ICONS[taker]} size={15} />
          </button>
        );
      })}
    </div>
  );
};
