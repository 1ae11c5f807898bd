'use client';
import { Copy, Ellipsis, GripVertical, MoveDown, MoveUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useLineSlots } from '../form/slots.ts';
import { CellInput } from './cell-input.tsx';
import { CellText } from './cell-text.tsx';
import { FileCell } from './file-cell.tsx';
import type { Place } from './grid-places.ts';
import { cellMark } from './grid-places.ts';
import { isNumeric } from './is-numeric.ts';
import { LineFindings } from './line-findings.tsx';
import { saidIn } from './said-in.ts';
import type { PlacedColumn } from './shown-columns.ts';
import { useLineWords } from './use-line-words.ts';
import type { Lines } from './use-lines.ts';

interface LineRowProps {
  lines: Lines;
  /** Those that are shown. */
  columns: readonly PlacedColumn[];
  line: WireLine;
  index: number;
  /** The column of the cursor, where it is in this line. */
  cursor: number | undefined;
  /** Its fields stand in place of its words. */
  isOpen: boolean;
  onEnter: (place: Place) => void;
  go: (place: Place, fill: boolean) => void;
  move: (from: number, to: number) => void;
}

/** A line of the grid, what stands against it below, and what its family shows beneath. */
export const LineRow = ({ lines, columns, line, index, cursor, isOpen, onEnter, go, move }: LineRowProps) => {
  const { form, control } = lines;
  const { object_id } = form.family;
  const label = useLineWords(object_id, control.field);
  const t = useTranslations('documents.lines');
  const findings = lines.findings(index, line.key);
  const list = useId();
  const typed = lines.typed.find(({ key }) => key === line.key) ?? line;
  const { Under, cells: own = {} } = useLineSlots(control.field);
  const dropped = useDropped(index, move);
  const isWrong = findings.some(({ tone }) => tone === 'error');
  return (
    <tbody
      {...dropped.target}
      className={classNames(
        'border-b border-line',
        isOpen && !lines.definition?.open && 'bg-primary-soft',
        isWrong && 'shadow-[inset_3px_0_0_var(--error-mark)]',
        dropped.isOver && 'bg-sunken',
      )}
    >
      <tr>
        <td className="py-1.5 pl-1">
          <Grip nth={index + 1} onMove={(by) => move(index, index + by)} index={index} />
        </td>
        <th scope="row" className="text-left text-sm font-normal text-ink-3">
          {index + 1}
        </th>
        {columns.map((told) => {
          const { control: column, written, place } = told;
          const value = saidIn({ lines, line, index }, told);
          const Own = own[column.field];
          const at = { key: line.key, column: place };
          const wrong = findings.some((each) => each.column === column.field && each.tone === 'error');
          const field = {
            id: `${control.field}.${index}.${column.field}`,
            label: t('cell', { nth: index + 1, column: label(column.field) }),
            invalid: wrong,
            describedBy: wrong ? list : undefined,
          };
          return (
            <td
              key={column.field}
              data-cell={cellMark(at)}
              tabIndex={cursor === place ? 0 : -1}
              aria-describedby={wrong ? list : undefined}
              onFocus={() => onEnter(at)}
              // The words under the pointer become a field before it is let go: there would be no click.
              onMouseDown={(event) => {
                if (isOpen || !written || column.kind === 'file') return;
                event.preventDefault();
                go(at, true);
              }}
              className={classNames(
                'rounded-tag px-1 py-1.5 -outline-offset-2',
                !isOpen && written && 'cursor-text',
                isNumeric(column) && 'text-right',
              )}
            >
              {Own ? (
                <Own form={form} lines={lines} line={line} index={index} field={isOpen ? field : undefined} />
              ) : column.kind === 'file' ? (
                <FileCell lines={lines} line={line} index={index} field={column.field} />
              ) : isOpen && written ? (
                <CellInput
                  object_id={object_id}
                  control={column}
                  typed={typed.cells[column.field] ?? null}
                  shown={value}
                  {...field}
                  onChange={(next) => lines.set(line.key, { [column.field]: next })}
                  onLeave={() => lines.touch(line.key, column.field)}
                />
              ) : (
                <CellText object_id={object_id} control={column} value={value} />
              )}
            </td>
          );
        })}
        <td className="pr-1 text-right">
          <LineMenu lines={lines} index={index} move={move} />
        </td>
      </tr>
      {(findings.length > 0 || Under) && (
        <tr>
          <td colSpan={columns.length + 3} className="pl-15">
            {findings.length > 0 && (
              <div className="pt-0.5 pb-2">
                <LineFindings
                  id={list}
                  findings={findings}
                  onCure={(column, value) => lines.set(line.key, { [column]: value })}
                />
              </div>
            )}
            {Under && <Under form={form} lines={lines} line={line} index={index} />}
          </td>
        </tr>
      )}
    </tbody>
  );
};

/** What may be done with a line as a whole. */
export const LineMenu = ({
  lines,
  index,
  move,
}: {
  lines: Lines;
  index: number;
  move: (from: number, to: number) => void;
}) => {
  const t = useTranslations('documents.lines');
  const label = t('actions_of', { nth: index + 1 });
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}>
      {!lines.isFull && (
        <MenuItem icon={Copy} onSelect={() => lines.copy(index)}>
          {t('copy')}
        </MenuItem>
      )}
      {index > 0 && (
        <MenuItem icon={MoveUp} onSelect={() => move(index, index - 1)}>
          {t('up')}
        </MenuItem>
      )}
      {index < lines.shown.length - 1 && (
        <MenuItem icon={MoveDown} onSelect={() => move(index, index + 1)}>
          {t('down')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => lines.remove(index)}>
        {t('remove')}
      </MenuItem>
    </Menu>
  );
};

/** By it a line is dragged; with the keyboard Space takes it up, the arrows carry it, Space or Esc puts it down. */
const Grip = ({ nth, index, onMove }: { nth: number; index: number; onMove: (by: number) => void }) => {
  const t = useTranslations('documents.lines');
  const [isHeld, setHeld] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || (event.key === 'Escape' && isHeld)) {
      event.preventDefault();
      setHeld(event.key === ' ' && !isHeld);
    } else if (isHeld && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
      (event.currentTarget as HTMLElement).focus();
    }
  };
  return (
    <button
      type="button"
      draggable
      aria-label={t('move', { nth })}
      aria-pressed={isHeld}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(DRAGGED, String(index));
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setHeld(false)}
      className="grid size-7 cursor-grab place-items-center rounded-tag text-ink-3 hover:bg-hover aria-pressed:bg-primary-soft aria-pressed:text-primary-ink"
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
};

const DRAGGED = 'application/x-line';

const useDropped = (index: number, move: (from: number, to: number) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: React.DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: React.DragEvent) => {
        setOver(false);
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '') return;
        event.preventDefault();
        move(Number(from), index);
      },
    },
  };
};
