'use client';
import { BOX, type Box } from '../../../lib/workflow/graph/measures.ts';
import { useStatusName } from '../../documents/use-status-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { STATUS_LOOKS, UNKNOWN_STATUS_LOOK } from '../../ui/status-look.data.ts';

/** The statuses of the graph. */
export const GraphBoxes = ({ boxes }: { boxes: readonly Box[] }) => {
  const statusName = useStatusName();
  return boxes.map(({ status, x, y }) => {
    const look = STATUS_LOOKS[status] ?? UNKNOWN_STATUS_LOOK;
    return (
      <p
        key={status}
        title={statusName(status)}
        style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
        className={classNames(
          'absolute flex items-center gap-2 rounded-control border px-3 font-medium',
          look.className,
        )}
      >
        <Icon of={look.icon} size={16} className="flex-none" />
        <span className="truncate">{statusName(status)}</span>
      </p>
    );
  });
};
