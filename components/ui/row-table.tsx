import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A head cell: its words, and how rows stand by it where they can be ordered by it. */
export interface HeadCell {
  readonly title: string;
  /** Only for those who do not see the table: the column speaks for itself. */
  readonly isSilent?: boolean;
  readonly width?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly order?: ColumnTurn;
}

/** How rows stand by a column, and the way to another order. */
interface ColumnTurn {
  readonly now: 'ascending' | 'descending' | undefined;
  readonly onTurn: () => void;
}

interface RowTableProps {
  caption: string;
  /** Other rows are on their way. */
  busy: boolean;
  head: readonly HeadCell[];
  /** It follows a title, from which a list of cards is cut off by a hairline. */
  isBelowTitle: boolean;
  /** Its rows. */
  children: ReactNode;
}

/**
 * A table with a head that stays in sight. What is narrower than 720 px, measured on the table itself, is a list of
 * cards: the same cells, one under the other.
 */
export const RowTable = ({ caption, busy, head, isBelowTitle, children }: RowTableProps) => (
  <div className="@container" aria-busy={busy}>
    <table className="w-full table-fixed border-collapse @max-[720px]:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-(--header) z-1 bg-sunken text-sm text-ink-2 @max-[720px]:hidden">
        <tr>
          {head.map((cell) => (
            <HeadCellView key={cell.title} {...cell} />
          ))}
        </tr>
      </thead>
      <tbody
        className={classNames(
          'divide-y divide-line @max-[720px]:block',
          isBelowTitle && '@max-[720px]:border-t @max-[720px]:border-line',
        )}
      >
        {children}
      </tbody>
    </table>
  </div>
);

const WIDE = '@max-[1080px]:hidden';

const HeadCellView = ({ title, isSilent = false, width, wide = false, order }: HeadCell) => (
  <th
    scope="col"
    aria-sort={order?.now}
    className={classNames(
      'h-[38px] overflow-hidden px-(--cell-x) text-left leading-4 font-medium first:pl-5 last:pr-5',
      width,
      wide && WIDE,
    )}
  >
    {order ? (
      <OrderButton {...order}>{title}</OrderButton>
    ) : (
      <span className={isSilent ? 'sr-only' : undefined}>{title}</span>
    )}
  </th>
);

/** The words of a head that rows are ordered by at a press. */
export const OrderButton = ({ now, onTurn, children }: ColumnTurn & { children: ReactNode }) => (
  <button
    type="button"
    onClick={onTurn}
    className="inline-flex min-h-6 items-center gap-1 text-left font-medium"
  >
    {children}
    <Icon
      of={now === undefined ? ChevronsUpDown : now === 'descending' ? ArrowDown : ArrowUp}
      size={14}
      className={now === undefined ? 'text-ink-3' : ''}
    />
  </button>
);

/** A row, or a card: name and small actions beside each other, all else below. */
export const RowLine = ({
  id,
  isMarked = false,
  children,
}: {
  id?: string;
  /** It is one of those that are looked for. */
  isMarked?: boolean;
  children: ReactNode;
}) => (
  <tr
    id={id}
    className={classNames(
      isMarked ? 'bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]' : 'hover:bg-hover',
      'relative scroll-mt-40 @max-[720px]:grid @max-[720px]:grid-cols-[minmax(0,1fr)_auto] @max-[720px]:gap-x-3 @max-[720px]:gap-y-1 @max-[720px]:px-4 @max-[720px]:py-3',
    )}
  >
    {children}
  </tr>
);

const CELL =
  'px-(--cell-x) py-3 align-middle last:pr-5 @max-[720px]:block @max-[720px]:min-w-0 @max-[720px]:p-0!';

/** The name of a row, with a picture left of it. */
export const NameCell = ({ lead, children }: { lead?: ReactNode; children: ReactNode }) => (
  <th scope="row" className={classNames(CELL, 'pl-5 text-left font-normal')}>
    {lead ? (
      <div className="flex items-center gap-3">
        {lead}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    ) : (
      children
    )}
  </th>
);

interface LineCellProps {
  /** Before it on a card, where no head names it. */
  title?: string;
  /** What becomes of it on a card: a quiet line, a line as it is, or nothing. */
  card: 'sub' | 'mark' | 'hidden';
  wide?: boolean;
  /** Cards have a picture left of their names: the line stands under the name. */
  isUnderLead: boolean;
  children: ReactNode;
}

export const LineCell = ({ title, card, wide = false, isUnderLead, children }: LineCellProps) => (
  <td
    className={classNames(
      CELL,
      'wrap-break-word @max-[720px]:col-span-full [&_a]:relative [&_a]:z-1',
      isUnderLead && '@max-[720px]:pl-12!',
      card === 'sub' && '@max-[720px]:text-sm @max-[720px]:text-ink-2',
      (card === 'hidden' || isBlank(children)) && '@max-[720px]:hidden',
      wide && WIDE,
    )}
  >
    {title !== undefined && <span className="@min-[720px]:hidden">{`${title}: `}</span>}
    {children}
  </td>
);

/** A cell without a value keeps its place in a table, and is no line of a card. */
const isBlank = (children: ReactNode): boolean =>
  children === null || children === undefined || children === false || children === '';

/** What a row offers, right; on a card in the corner, or below where it is written out. */
export const ActionsCell = ({ isWritten, children }: { isWritten: boolean; children: ReactNode }) => (
  <td
    className={classNames(
      CELL,
      isWritten
        ? '@max-[720px]:col-span-full @max-[720px]:mt-1'
        : '@max-[720px]:col-start-2 @max-[720px]:row-start-1 @max-[720px]:-my-2 @max-[720px]:-mr-2',
    )}
  >
    {children}
  </td>
);
