'use client';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { RowsInSight } from './rows-in-sight.ts';

interface BoardProps extends ComponentProps<'table'> {
  /** The columns of every row, as CSS. */
  columns: string;
  /** What screen readers call it. */
  caption?: string;
}

/**
 * Days over names: a table, to screen readers too, whose head, rows and foot share their columns. Rows are grids of their
 * own, so that those out of sight cost no layout.
 */
export const Board = ({ columns, caption, className, style, children, ...table }: BoardProps) => (
  <table
    {...table}
    className={classNames('block', className)}
    style={{ ...style, '--columns': columns } as CSSProperties}
  >
    {caption !== undefined && <caption className="sr-only">{caption}</caption>}
    {children}
  </table>
);

/** Names stay in place while days are scrolled to the side. */
export const NAME_IN_SIGHT = 'sticky left-0 flex gap-2.5 bg-surface pr-3 text-left font-normal';

interface BoardRowProps extends Omit<ComponentProps<'tr'>, 'style' | 'aria-rowindex'> {
  /** Its place among all rows, from 0; the head is before them. */
  index?: number;
  /** Its height, where it is placed by that among `BoardRows`. */
  rowPx?: number;
}

/** A row of a board: its name, then a track or cells. */
export const BoardRow = ({ index, rowPx, className, ...row }: BoardRowProps) => (
  <tr
    {...row}
    aria-rowindex={index === undefined ? undefined : index + 2}
    className={classNames(
      'grid grid-cols-(--columns)',
      rowPx !== undefined && 'absolute inset-x-0',
      className,
    )}
    style={rowPx === undefined ? undefined : { top: (index ?? 0) * rowPx, height: rowPx }}
  />
);

/** What stands over the columns; `row` has the classes of its row. */
export const BoardHead = ({ className, row, children }: ComponentProps<'thead'> & { row?: string }) => (
  <thead className={classNames('block', className)}>
    <BoardRow index={-1} className={row}>
      {children}
    </BoardRow>
  </thead>
);

interface BoardRowsProps<Row> extends RowsInSight {
  rows: readonly Row[];
  /** The height of a row in pixels, with its line. */
  rowPx: number;
  /** Draws a row as a `BoardRow` with its index and height. */
  line: (row: Row, index: number) => ReactNode;
}

/** The rows in sight, each in its place; on paper, where all are drawn, each whole on its sheet. */
export const BoardRows = <Row,>({ rows, rowPx, first, end, line }: BoardRowsProps<Row>) => (
  <tbody
    className={classNames(
      'relative block',
      end - first === rows.length && 'print:h-auto! print:*:static print:*:break-inside-avoid',
    )}
    style={{ height: rows.length * rowPx }}
  >
    {rows.slice(first, end).map((row, index) => line(row, first + index))}
  </tbody>
);

interface BoardTrackProps extends ComponentProps<'td'> {
  /** It is the head of the track. */
  isHead?: true;
  /** How many days are its columns. */
  days: number;
  /** What `drawn` shows, in words. */
  said?: string;
  /** Heads or bars for the eye; bars that are worked with are children. */
  drawn?: ReactNode;
}

/** The days of a row, or their heads. */
export const BoardTrack = ({
  isHead,
  days,
  said,
  drawn,
  className,
  style,
  children,
  ...cell
}: BoardTrackProps) => {
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell
      {...cell}
      scope={isHead && 'col'}
      className={classNames('relative grid font-normal', className)}
      style={{ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))`, ...style }}
    >
      {said !== undefined && <span className="sr-only">{said}</span>}
      <span aria-hidden className="contents">
        {drawn}
      </span>
      {children}
    </Cell>
  );
};
