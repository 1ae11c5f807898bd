'use client';
import type { LineColumn } from '../../../lib/documents/form.ts';
import { useLineSlots } from '../form/slots.ts';
import { CellText } from './cell-text.tsx';
import { FileCell } from './file-cell.tsx';
import { type LineAt, saidIn } from './said-in.ts';
import { useToldCell } from './use-told-cell.ts';

/** What a line says in a column; what its family shows in place of that is not asked. */
export const LineText = ({ column, ...at }: LineAt & { column: LineColumn }) => {
  const { form, control } = at.lines;
  const told = useToldCell(form, control.field);
  return (
    <CellText
      object_id={form.family.object_id}
      control={column.control}
      value={told(column.control, saidIn(at, column))}
    />
  );
};

/** A sum of a line with its currency. */
export const LineSum = ({ columns, ...at }: LineAt & { columns: readonly LineColumn[] }) => {
  const [sum, ...beside] = columns;
  return (
    <span className="whitespace-nowrap">
      {sum && <LineText {...at} column={sum} />}
      {beside.map((column) => (
        <span key={column.control.field} className="font-normal text-ink-3">
          {' '}
          <LineText {...at} column={column} />
        </span>
      ))}
    </span>
  );
};

/** What is read as one of a line: a sum with its currency, a file with its number, a text with what says more of it below. */
export const ReadCell = ({ columns, ...at }: LineAt & { columns: readonly LineColumn[] }) => {
  const [first, ...rest] = columns;
  if (!first) return null;
  if (first.control.kind === 'money' && rest.length > 0) return <LineSum {...at} columns={columns} />;
  const isBeside = first.control.kind === 'file';
  return (
    <span className={isBeside ? 'flex flex-wrap items-center gap-x-1.5' : 'block'}>
      <OneCell {...at} column={first} />
      {rest.map((column) => (
        <span key={column.control.field} className={isBeside ? 'text-ink-2' : 'block text-sm text-ink-2'}>
          <OneCell {...at} column={column} />
        </span>
      ))}
    </span>
  );
};

const OneCell = ({ column, ...at }: LineAt & { column: LineColumn }) => {
  const { lines, line, index } = at;
  const { form, control } = lines;
  const { field, kind } = column.control;
  const Own = useLineSlots(control.field).cells?.[field];
  if (Own) return <Own form={form} {...at} />;
  return kind === 'file' ? (
    <FileCell lines={lines} line={line} index={index} field={field} />
  ) : (
    <LineText {...at} column={column} />
  );
};
