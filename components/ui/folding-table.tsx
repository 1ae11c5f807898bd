import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Cells that give way in a narrow table, measured on the table itself; what they say moves into the first one. */
export const WIDE = '@max-[1080px]:hidden';
export const MIDDLE = '@max-[720px]:hidden';
/** What is shown while the cells of `MIDDLE` are folded. */
export const NARROW = '@min-[720px]:hidden';

interface FoldingTableProps {
  caption: string;
  /** Other rows are on their way. */
  busy: boolean;
  columns: readonly { readonly title: string; readonly className?: string }[];
  /** Its rows. */
  children: ReactNode;
}

/** A table that folds to a few lines a row on the phone. */
export const FoldingTable = ({ caption, busy, columns, children }: FoldingTableProps) => (
  <div className="@container" aria-busy={busy}>
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className={classNames('bg-sunken text-sm text-ink-2', MIDDLE)}>
        <tr>
          {columns.map(({ title, className }) => (
            <th
              key={title}
              scope="col"
              className={classNames(
                'h-[38px] px-(--cell-x) text-left font-medium whitespace-nowrap first:pl-5',
                className,
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
);
