'use client';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { PersonAvatar } from '../../../people/person-avatar.tsx';
import { useNames } from '../../../people/use-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RowTable } from '../../../ui/row-table.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import { isWithPortal, OPEN, type RequestRow } from '../request-row.ts';
import { useParametersLine } from '../use-parameters-line.ts';

interface QueueTableProps {
  rows: readonly RequestRow[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The queue: whose, what, until when. */
export const QueueTable = ({ rows, chosen, onChoose }: QueueTableProps) => {
  const t = useTranslations('families.request');
  return (
    <RowTable
      caption={t('title_plural')}
      busy={false}
      isBelowTitle={false}
      head={[
        { title: t('queue.person') },
        { title: t('queue.paper') },
        { title: t('queue.status'), width: 'w-52' },
      ]}
    >
      {rows.map((row) => (
        <QueueRow key={row.id} row={row} isChosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
      ))}
    </RowTable>
  );
};

const CELL =
  'px-(--cell-x) py-2.5 align-top first:pl-5 last:pr-5 @max-[720px]:block @max-[720px]:px-4! @max-[720px]:py-1';

const QueueRow = ({
  row,
  isChosen,
  onChoose,
}: {
  row: RequestRow;
  isChosen: boolean;
  onChoose: () => void;
}) => {
  const names = useNames();
  const statusWord = useStatusWord();
  const line = useParametersLine();
  return (
    <tr
      id={`queued-${row.id}`}
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={classNames(
        'cursor-pointer scroll-my-20 @max-[720px]:block @max-[720px]:py-2',
        isChosen ? 'bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]' : 'hover:bg-hover',
      )}
    >
      <td className={CELL}>
        <div className="flex items-start gap-3">
          <PersonAvatar employee_id={row.employee_id} name={names.of(row, 'employee_name')} />
          <div className="min-w-0">
            <button type="button" onClick={onChoose} className="text-left font-medium">
              <bdi>{names.short(row.employee_name, row.employee_name_eng)}</bdi>
            </button>
            <span className="block text-sm text-ink-2">{row.number}</span>
          </div>
        </div>
      </td>
      <td className={CELL}>
        <span className="block font-medium">{names.of(row, 'request_type_name')}</span>
        <span className="block text-sm text-ink-2 wrap-anywhere">{line(row)}</span>
      </td>
      <td className={CELL}>
        <StatusTag statusId={row.status_id} label={statusWord(row, 'request')} />
        <Due row={row} />
      </td>
    </tr>
  );
};

/** Where a request stands on the page. */
export const rowOf = (id: number): HTMLElement | null => document.getElementById(`queued-${id}`);

/** Until when it is awaited, and whose work it is. */
const Due = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.queue');
  const days = useDays();
  if (!OPEN.includes(row.status_id)) return null;
  const isStuck = row.stage === 'missing';
  if (isWithPortal(row)) return <span className="mt-1 block text-sm text-ink-2">{t('portal')}</span>;
  const late = row.due_date !== null && row.due_date !== undefined && row.due_date < days.today;
  return (
    <span
      className={classNames(
        'mt-1 flex items-center gap-1.5 text-sm',
        isStuck || late ? 'text-warning-ink' : 'text-ink-2',
      )}
    >
      <Icon of={isStuck ? TriangleAlert : Clock} size={14} />
      {isStuck ? t('stuck') : t(late ? 'overdue' : 'due', { day: days.day(row.due_date ?? days.today) })}
      {row.stage === 'done' && `, ${t('hand_over', { copies: row.copies })}`}
    </span>
  );
};
