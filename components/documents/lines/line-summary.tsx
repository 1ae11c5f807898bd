'use client';
import { Fragment, type ReactNode } from 'react';
import type { LineColumn } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { compare } from '../../../lib/money/decimal.ts';
import { parseAmount } from '../../../lib/money/parse-amount.ts';
import { useDays } from '../../calendar/use-days.ts';
import { type LineSlots, useLineSlots } from '../form/slots.ts';
import { LineSum, LineText } from './read-cell.tsx';
import { type LineAt, saidIn } from './said-in.ts';
import { isNamed, namingColumns, useLineNth } from './use-line-name.ts';

/** A line in short, for a card: what it is called by, what else it says in one line, and its sums to the right. */
export const LineSummary = (at: LineAt) => {
  const nth = useLineNth();
  const { cells = {} } = useLineSlots(at.lines.control.field);
  const { named, rest, sums } = partsOf(at, cells);
  const [sum, ...others] = sums;
  const days = useDays();
  const text = (column: LineColumn): ReactNode => {
    const day = column.control.kind === 'day' && saidIn(at, column);
    return isDay(day) ? days.dayShort(day) : <LineText {...at} column={column} />;
  };
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="min-w-0 flex-auto">
          {isNamed(at.lines, at.line) ? joined(named, text, ' → ') : nth(at.index)}
        </span>
        {sum && (
          <span className="ml-auto">
            <LineSum {...at} columns={sum} />
          </span>
        )}
      </span>
      <span className="flex items-baseline justify-between gap-x-3 text-sm text-ink-2">
        <span>{joined(rest, text, ' · ')}</span>
        {others.map((columns) => (
          <LineSum key={columns[0]?.control.field} {...at} columns={columns} />
        ))}
      </span>
    </span>
  );
};

/** What a line says, by its place on a card; what stands with a file, or with what its family shows of its own, is left to it. */
const partsOf = (at: LineAt, own: NonNullable<LineSlots['cells']>) => {
  const { control } = at.lines;
  const said = (column: LineColumn | undefined): CellValue => (column ? saidIn(at, column) : null);
  const isPlain = ({ control: { field, kind } }: LineColumn) => kind !== 'file' && !Object.hasOwn(own, field);
  const read = control.reads
    .filter(([first]) => first && isPlain(first) && (said(first) ?? '') !== '')
    .map((columns) => columns.filter(isPlain));
  const sums = read.filter(([first]) => first && isSum(first));
  const texts = read.filter((columns) => !sums.includes(columns)).flat();
  const names = namingColumns(at.lines);
  const isName = ({ control: { field } }: LineColumn) => names.includes(field);
  return {
    named: texts.filter(isName),
    rest: texts.filter((column) => !isName(column) && (said(column) ?? '') !== ''),
    sums: sums.filter(([sum], nth) => nth === 0 || !isSameSum(said(sum), said(sums[0]?.[0]))),
  };
};

const isSum = ({ control }: LineColumn): boolean => control.kind === 'money';

/** A sum in the currency of the organization is shown once. */
const isSameSum = (...sums: readonly [CellValue, CellValue]): boolean => {
  const [one, other] = sums.map((sum) => parseAmount(String(sum ?? ''), 6));
  return one?.ok === true && other?.ok === true && compare(one.value, other.value) === 0;
};

const joined = (
  columns: readonly LineColumn[],
  text: (column: LineColumn) => ReactNode,
  between: string,
): ReactNode =>
  columns.map((column, index) => (
    <Fragment key={column.control.field}>
      {index > 0 && <span>{between}</span>}
      {text(column)}
    </Fragment>
  ));
