'use client';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import type { DocumentRow } from '../document-row.ts';
import { Marks } from '../marks.tsx';
import { HolderLine } from '../moves/holder-line.tsx';
import { Summary, useDocumentName } from '../summary.tsx';
import { useKindName } from '../use-kind-name.ts';
import { useNumberLine } from '../use-number-line.ts';
import { useStatusWord } from '../use-status-word.ts';
import { Warned } from '../warned.tsx';
import { UNFOLDS_HOLDER, UNFOLDS_PERIOD } from './folding.ts';
import { UnreadMark } from './unread-mark.tsx';

interface NamingProps {
  row: DocumentRow;
  href: string;
}

/** Which document it is, where the list is the reader's own. */
export const DocumentNameCell = ({ row, href }: NamingProps) => {
  const nameOf = useDocumentName();
  const kindOf = useKindName();
  const numberLine = useNumberLine();
  const name = nameOf(row);
  return (
    <span className="block min-w-40 contain-inline-size">
      <TwoLines
        first={<RowLink row={row} href={href} text={name} />}
        second={name === kindOf(row) ? row.number : numberLine(row)}
      />
      <FoldedPeriod row={row} />
    </span>
  );
};

/** Whose document it is, and which. */
export const PersonCell = ({ row, href }: NamingProps) => {
  const numberLine = useNumberLine();
  const names = useNames();
  const name = names.of(row, 'employee_name');
  return (
    <span className="flex min-w-52 items-center gap-3 contain-inline-size">
      <PersonAvatar name={name} employee_id={row.employee_id} />
      <span className="block min-w-0 flex-1">
        <TwoLines first={<RowLink row={row} href={href} text={name} />} second={numberLine(row)} />
        <FoldedPeriod row={row} />
      </span>
    </span>
  );
};

/** Where it stands, the marks on it, and who holds it while the column of the holder is folded. */
export const StatusCell = ({ row }: { row: DocumentRow }) => {
  const statusWord = useStatusWord();
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />
      <Marks row={row} />
      <Warned row={row} />
      <UnreadMark row={row} />
      <span className={`text-sm ${UNFOLDS_HOLDER}`}>
        <HolderLine row={row} />
      </span>
    </span>
  );
};

const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block min-w-0">
    <span className="block truncate">{first}</span>
    <span className="block truncate text-sm text-ink-3">{second}</span>
  </span>
);

/** The one link of a row; the whole row follows it when clicked. */
const RowLink = ({ row, href, text }: { row: DocumentRow; href: string; text: string }) => (
  <AppLink
    href={href}
    data-open
    className="inline-block min-h-6 max-w-full truncate align-bottom font-medium text-ink no-underline hover:underline"
  >
    <bdi>{text === '' ? row.number : text}</bdi>
  </AppLink>
);

const FoldedPeriod = ({ row }: { row: DocumentRow }) => (
  <span className={`block truncate text-sm empty:hidden ${UNFOLDS_PERIOD}`}>
    <Summary row={row} />
  </span>
);
