'use client';
import type { MarkedGraph } from '../../../lib/workflow/graph/difference.ts';
import { BOX } from '../../../lib/workflow/graph/measures.ts';
import { useStatusName } from '../../documents/use-status-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { STATUS_LOOKS, UNKNOWN_STATUS_LOOK } from '../../ui/status-look.data.ts';
import { DifferenceMark } from '../changes/difference-mark.tsx';

/** The statuses of the graph. */
export const GraphBoxes = ({ graph: { boxes, statusMarks } }: { graph: MarkedGraph }) => {
  const statusName = useStatusName();
  return boxes.map(({ status, x, y }) => {
    const look = STATUS_LOOKS[status] ?? UNKNOWN_STATUS_LOOK;
    const mark = statusMarks.get(status);
    return (
      <p
        key={status}
        title={statusName(status)}
        style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
        className={classNames(
          'absolute flex items-center gap-2 rounded-control border px-3 font-medium',
          mark === 'removed' ? 'border-dashed border-line-strong bg-surface text-ink-3' : look.className,
          mark === 'added' && 'outline-2 outline-offset-2 outline-success-ink',
        )}
      >
        <Icon of={look.icon} size={16} className="flex-none" />
        <span className={classNames('truncate', mark === 'removed' && 'line-through')}>
          {statusName(status)}
        </span>
        {mark && (
          <span className="absolute -top-2.5 -left-2.5">
            <DifferenceMark mark={mark} size={20} />
          </span>
        )}
      </p>
    );
  });
};
